# How a room, the program, the tests and the fuzz targets are made from their folders.

set(KINGDOM_WARNINGS
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast)

# Errors with the compilers of Debian 12 and 13, and those between; a newer one may know warnings
# we have never seen, and should still build the game.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 20))
  list(APPEND KINGDOM_WARNINGS -Werror)
endif()

# GCC 12 sees overlapping copies in plain string concatenation (its bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  list(APPEND KINGDOM_WARNINGS -Wno-restrict)
endif()

# Options for code we wrote ourselves. Paths in assertions and test names do not depend on
# where the clone lies.
function(kingdom_own_code target)
  target_compile_options(${target} PRIVATE
    ${KINGDOM_WARNINGS} -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
endfunction()

# Nine tenths of compiling a file is reading the libraries' headers it includes, so several files
# are given to the compiler together. Names in anonymous namespaces are then one file's no more:
# two of them in one room must not be called the same.
set(KINGDOM_TOGETHER 8)
function(kingdom_together target)
  set_target_properties(${target} PROPERTIES
    UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${KINGDOM_TOGETHER})
endfunction()

# Under the sanitizers what waits for disks, sockets and people is not optimised at all: it is
# compiled sooner than it would be repaid.
function(kingdom_runs_seldom target)
  if(KINGDOM_QUICK_BUILD)
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# kingdom_room(name [USES room...] [LINKS library...] [CORE] [PLAIN] [APART] [FUZZED])
# A CORE room runs inside searches: no exceptions, no RTTI, and the highest optimisation, also
# across rooms when the program is linked. Products and sums stay two roundings: fused where the
# processor can, they would make opponents decide otherwise on one machine than on another.
# A PLAIN room waits for disks and sockets and gains nothing from optimisation.
# An APART room's files are compiled one by one: each is large by itself.
# A FUZZED room tells the fuzz targets which of its branches were taken.
# A room inside a room is named with a slash: server/net is the library kingdom_server_net.
# The static library kingdom_<name> from src/<name>/, or a header-only one when it has no sources.
function(kingdom_room name)
  cmake_parse_arguments(ROOM "CORE;PLAIN;APART;FUZZED" "" "USES;LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/src/cards/builtin/")
  list(TRANSFORM ROOM_USES PREPEND kingdom_)
  list(TRANSFORM ROOM_USES REPLACE / _)
  string(REPLACE / _ room kingdom_${name})

  if(NOT sources)
    add_library(${room} INTERFACE)
    target_include_directories(${room} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${room} INTERFACE ${ROOM_USES} ${ROOM_LINKS})
    return()
  endif()

  add_library(${room} STATIC ${sources})
  target_include_directories(${room} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${room} PUBLIC ${ROOM_USES} ${ROOM_LINKS})
  kingdom_own_code(${room})
  if(ROOM_PLAIN)
    kingdom_runs_seldom(${room})
  endif()
  if(ROOM_FUZZED AND KINGDOM_FUZZ)
    target_compile_options(${room} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(ROOM_CORE)
    kingdom_lto_objects(${room})
    target_compile_options(${room} PRIVATE
      -fno-exceptions -fno-rtti -ffp-contract=off $<$<CONFIG:Release>:-O3>)
    # GCC would count the bits of a set behind every loop over it, to find anew where the list ends
    # that the loop has just written.
    target_compile_options(${room} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-tree-scev-cprop>)
  endif()
  # Where every instruction counts, what a file becomes must not depend on its neighbours.
  if(NOT ROOM_APART AND NOT (ROOM_CORE AND KINGDOM_LTO))
    kingdom_together(${room})
  endif()
endfunction()

# Objects that can be linked either way: the program is optimised as a whole, tests and tools
# link at once.
set(KINGDOM_LTO_OBJECTS -flto -ffat-lto-objects)
function(kingdom_lto_objects target)
  if(KINGDOM_LTO)
    target_compile_options(${target} PRIVATE ${KINGDOM_LTO_OBJECTS})
  endif()
endfunction()

# The program `kingdom` from app/. All but main.cpp is a library, so that tests can reach it.
function(kingdom_program)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/*.cpp)
  list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/app/main.cpp)
  add_library(kingdom_app STATIC ${sources})
  kingdom_own_code(kingdom_app)
  kingdom_runs_seldom(kingdom_app)
  target_include_directories(kingdom_app PUBLIC ${PROJECT_SOURCE_DIR} ${KINGDOM_GENERATED_DIR})
  target_link_libraries(kingdom_app PUBLIC kingdom_record kingdom_rules kingdom_ai
    kingdom_server_api kingdom_server_beast CLI11::CLI11 fmt::fmt spdlog::spdlog)
  set_property(SOURCE ${PROJECT_SOURCE_DIR}/app/serve/run_server.cpp APPEND PROPERTY
    COMPILE_DEFINITIONS KINGDOM_WEB_FOLDER="${PROJECT_SOURCE_DIR}/web/dist")
  kingdom_use_generated(kingdom_app PUBLIC)

  # The files of a folder or two together, and the subcommands in two halves.
  set_target_properties(kingdom_app PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS sources)
    string(REGEX REPLACE "^${PROJECT_SOURCE_DIR}/(app/?[a-z]*)/.*" "\\1" folder ${source})
    if(source MATCHES "/app/[a-l][a-z_]*[.]cpp$")
      string(APPEND folder _first)
    endif()
    string(REGEX REPLACE "(play|show)$" "terminal" folder ${folder})
    string(REGEX REPLACE "(deck|perft|replay|simulate)$" "records" folder ${folder})
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${folder})
  endforeach()

  # Of the program's own files only the bench's loops run hot.
  if(KINGDOM_LTO)
    list(FILTER sources INCLUDE REGEX "/app/bench/")
    set_property(SOURCE ${sources} APPEND PROPERTY COMPILE_OPTIONS -O3 ${KINGDOM_LTO_OBJECTS})
    set_property(SOURCE ${sources} PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
  endif()

  add_executable(kingdom ${PROJECT_SOURCE_DIR}/app/main.cpp)
  target_link_libraries(kingdom PRIVATE kingdom_app)
  kingdom_own_code(kingdom)
  if(KINGDOM_LTO)
    target_compile_options(kingdom PRIVATE -flto)
    target_link_options(kingdom PRIVATE -flto=auto -O3)
  endif()
endfunction()

# What several test programs share: the tables set up by hand, the random games and the checks of
# them, and doctest's main function.
function(kingdom_test_support)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/support/*.cpp
    ${PROJECT_SOURCE_DIR}/tests/property/*.cpp)
  list(FILTER sources EXCLUDE REGEX "_test[.]cpp$")
  add_library(kingdom_test_support STATIC EXCLUDE_FROM_ALL
    ${PROJECT_SOURCE_DIR}/tests/main.cpp ${sources})
  target_include_directories(kingdom_test_support PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(kingdom_test_support PUBLIC kingdom_record kingdom_ai doctest::doctest)
  target_compile_definitions(kingdom_test_support PUBLIC
    KINGDOM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  kingdom_use_generated(kingdom_test_support PUBLIC)
  kingdom_own_code(kingdom_test_support)
endfunction()

# kingdom_tests(room [LINKS library...] [COMMON header...] [HOT])
# The program <room>_tests with the cases of tests/<room>/. Its files are compiled together, or,
# when they have the headers COMMON to them, one by one on top of those. HOT: plays thousands of
# games. The target tests_of_rooms makes all of them that need no program.
function(kingdom_tests room)
  cmake_parse_arguments(TESTS "HOT" "" "LINKS;COMMON" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${room}/*.cpp)
  if(room STREQUAL property)
    list(FILTER sources INCLUDE REGEX "_test[.]cpp$")
  endif()
  set(name ${room}_tests)
  add_executable(${name} EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(${name} PRIVATE kingdom_test_support ${TESTS_LINKS})
  target_link_options(${name} PRIVATE -fno-lto)
  kingdom_own_code(${name})
  if(NOT TESTS_HOT)
    target_compile_options(${name} PRIVATE -O0)
  endif()
  if(TESTS_COMMON)
    target_precompile_headers(${name} PRIVATE <doctest/doctest.h> ${TESTS_COMMON})
  else()
    kingdom_together(${name})
  endif()
  if(TARGET kingdom AND kingdom_app IN_LIST TESTS_LINKS)
    target_compile_definitions(${name} PRIVATE KINGDOM_BINARY="$<TARGET_FILE:kingdom>")
    add_dependencies(${name} kingdom)
  else()
    add_dependencies(tests_of_rooms ${name})
  endif()
  add_dependencies(tests ${name})
  add_test(NAME ${name} COMMAND ${name})
endfunction()

# One test program a room.
function(kingdom_test_programs)
  enable_testing()
  add_custom_target(tests)
  add_custom_target(tests_of_rooms)
  kingdom_test_support()
  kingdom_tests(base)
  kingdom_tests(cards)
  kingdom_tests(rules COMMON "${PROJECT_SOURCE_DIR}/tests/support/table.h")
  kingdom_tests(ai COMMON "${PROJECT_SOURCE_DIR}/tests/property/random_games.h")
  kingdom_tests(property COMMON "${PROJECT_SOURCE_DIR}/tests/property/random_games.h" HOT)
  kingdom_tests(golden)
  kingdom_tests(record)
  kingdom_tests(batch LINKS kingdom_batch)
  kingdom_tests(store LINKS kingdom_store)
  kingdom_tests(server LINKS kingdom_server_api kingdom_store)
  target_sources(server_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests/store/faulty_disk.cpp)
  kingdom_tests(beast LINKS kingdom_server_api kingdom_server_beast)
  kingdom_tests(app LINKS kingdom_app)
endfunction()

# tests/fuzz/fuzz_<name>.cpp becomes the program fuzz_<name>; the target fuzz_all makes them all.
function(kingdom_fuzz_targets)
  add_custom_target(fuzz_all)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/fuzz_*.cpp)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} EXCLUDE_FROM_ALL ${source})
    add_dependencies(fuzz_all ${name})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_libraries(${name} PRIVATE kingdom_record kingdom_rules kingdom_server_protocol)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    kingdom_own_code(${name})
    kingdom_use_generated(${name} PRIVATE)
  endforeach()
endfunction()

# kingdom_tool(name SOURCES file... LINKS library...)
# A program that helps with the work and is built only when asked for by name.
function(kingdom_tool name)
  cmake_parse_arguments(TOOL "" "" "SOURCES;LINKS" ${ARGN})
  list(TRANSFORM TOOL_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/)
  add_executable(${name} EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tools/${name}.cpp ${TOOL_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE kingdom_ai kingdom_rules ${TOOL_LINKS})
  target_link_options(${name} PRIVATE -fno-lto)
  kingdom_own_code(${name})
  kingdom_use_generated(${name} PRIVATE)
endfunction()

function(kingdom_tools)
  kingdom_tool(bench_batch LINKS kingdom_batch)
  kingdom_tool(bench_net LINKS kingdom_batch)
  kingdom_tool(stress_opponents SOURCES tests/property/random_games.cpp)
  kingdom_tool(print_signature SOURCES app/bench/signature.cpp app/bench/setups.cpp LINKS fmt::fmt)
  kingdom_tool(bench_store LINKS kingdom_store)
  find_package(Eigen3 QUIET)
  if(Eigen3_FOUND)
    kingdom_tool(fit_evaluation LINKS Eigen3::Eigen)
  endif()
endfunction()

# The batched environment as a shared library with a plain C interface, libkingdom_batch.so. It needs
# no other library of ours and brings its own C++ runtime, so that it can be carried to a machine
# that has neither.
function(kingdom_batch_library)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/rules/*.cpp
    ${PROJECT_SOURCE_DIR}/src/ai/*.cpp ${PROJECT_SOURCE_DIR}/src/batch/*.cpp)
  add_library(kingdom_batch_shared SHARED EXCLUDE_FROM_ALL ${sources}
    ${PROJECT_SOURCE_DIR}/src/cards/builtin/founders.cpp)
  set_target_properties(kingdom_batch_shared PROPERTIES OUTPUT_NAME kingdom_batch)
  target_include_directories(kingdom_batch_shared PRIVATE
    ${PROJECT_SOURCE_DIR}/src ${KINGDOM_GENERATED_DIR})
  target_compile_options(kingdom_batch_shared PRIVATE -fno-exceptions -fno-rtti -ffp-contract=off
    -fno-semantic-interposition $<$<CONFIG:Release>:-O3>)
  target_link_libraries(kingdom_batch_shared PRIVATE Threads::Threads)
  target_link_options(kingdom_batch_shared PRIVATE -static-libstdc++ -static-libgcc)
  add_dependencies(kingdom_batch_shared generate_embed_deck)
  kingdom_own_code(kingdom_batch_shared)
endfunction()
