# How a room, the program, the tests and the fuzz targets are made from their folders.

set(KINGDOM_WARNINGS
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast)

# Errors with the compilers ./test uses; a newer one may know warnings we have never seen, and
# should still build the game.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15))
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

# Under the sanitizers most of the time goes into compiling templates of libraries that are then
# hardly run; for code that runs seldom it is quicker not to optimise it there.
function(kingdom_runs_seldom target)
  if(KINGDOM_QUICK_BUILD)
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# kingdom_room(name [USES room...] [LINKS library...] [CORE] [PLAIN] [FUZZED])
# A PLAIN room waits for disks and sockets and gains nothing from optimisation across rooms.
# A FUZZED room tells the fuzz targets which of its branches were taken.
# A room inside a room is named with a slash: server/net is the library kingdom_server_net.
# A CORE room runs inside searches: no exceptions, no RTTI, and the highest optimisation. Products
# and sums stay two roundings: fused where the processor can, they would make opponents decide
# otherwise on one machine than on another.
# The static library kingdom_<name> from src/<name>/, or a header-only one when it has no sources.
function(kingdom_room name)
  cmake_parse_arguments(ROOM "CORE;PLAIN;FUZZED" "" "USES;LINKS" ${ARGN})
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
  else()
    kingdom_lto_objects(${room})
  endif()
  if(ROOM_FUZZED AND KINGDOM_FUZZ)
    target_compile_options(${room} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(ROOM_CORE)
    target_compile_options(${room} PRIVATE
      -fno-exceptions -fno-rtti -ffp-contract=off $<$<CONFIG:Release>:-O3>)
    # GCC would count the bits of a set behind every loop over it, to find anew where the list ends
    # that the loop has just written.
    target_compile_options(${room} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fno-tree-scev-cprop>)
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
  if(NOT EXISTS ${PROJECT_SOURCE_DIR}/app/main.cpp)
    return()
  endif()

  if(sources)
    add_library(kingdom_app STATIC ${sources})
    set(scope PUBLIC)
    kingdom_own_code(kingdom_app)
    kingdom_runs_seldom(kingdom_app)
  else()
    add_library(kingdom_app INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(kingdom_app ${scope} ${PROJECT_SOURCE_DIR} ${KINGDOM_GENERATED_DIR})
  target_link_libraries(kingdom_app ${scope} kingdom_record kingdom_rules kingdom_ai
    kingdom_server_api CLI11::CLI11 fmt::fmt spdlog::spdlog)
  set_property(SOURCE ${PROJECT_SOURCE_DIR}/app/serve/run_server.cpp APPEND PROPERTY
    COMPILE_DEFINITIONS KINGDOM_WEB_FOLDER="${PROJECT_SOURCE_DIR}/web/dist")
  kingdom_use_generated(kingdom_app ${scope})

  # Of the program's own files only the bench's loops run hot.
  if(KINGDOM_LTO)
    list(FILTER sources INCLUDE REGEX "/app/bench/")
    set_property(SOURCE ${sources} APPEND PROPERTY COMPILE_OPTIONS ${KINGDOM_LTO_OBJECTS})
  endif()

  add_executable(kingdom ${PROJECT_SOURCE_DIR}/app/main.cpp)
  target_link_libraries(kingdom PRIVATE kingdom_app)
  kingdom_own_code(kingdom)
  if(KINGDOM_LTO)
    target_compile_options(kingdom PRIVATE -flto)
    target_link_options(kingdom PRIVATE -flto=auto -O3)
  endif()
endfunction()

# kingdom_tests_of(name LINKS library... SOURCES file...): a test program.
function(kingdom_tests_of name)
  cmake_parse_arguments(TESTS "" "" "LINKS;SOURCES" ${ARGN})
  add_executable(${name} ${TESTS_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${TESTS_LINKS} doctest::doctest)
  target_compile_definitions(${name} PRIVATE KINGDOM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  kingdom_own_code(${name})
  kingdom_runs_seldom(${name})
  target_link_options(${name} PRIVATE -fno-lto)
  kingdom_use_generated(${name} PRIVATE)
  target_precompile_headers(${name} PRIVATE <doctest/doctest.h>)
  set_source_files_properties(${PROJECT_SOURCE_DIR}/tests/main.cpp
    PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  # These play thousands of games.
  if(KINGDOM_QUICK_BUILD)
    list(FILTER TESTS_SOURCES INCLUDE REGEX "/tests/property/")
    set_source_files_properties(${TESTS_SOURCES}
      PROPERTIES COMPILE_OPTIONS -O1 SKIP_PRECOMPILE_HEADERS ON)
  endif()
endfunction()

# The test program with every case, from every .cpp under tests/ except the fuzz targets; and one
# with the cases of store and server alone, for the lane that needs no others.
function(kingdom_test_program)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/tests/fuzz/")
  kingdom_tests_of(kingdom_tests SOURCES ${sources}
    LINKS kingdom_batch kingdom_record kingdom_ai kingdom_rules)
  if(TARGET kingdom)
    target_link_libraries(kingdom_tests PRIVATE kingdom_app)
    target_compile_definitions(kingdom_tests PRIVATE KINGDOM_BINARY="$<TARGET_FILE:kingdom>")
  endif()

  list(FILTER sources INCLUDE REGEX "/tests/(main|server/.*|store/.*|property/random_games)[.]cpp$")
  kingdom_tests_of(server_tests LINKS kingdom_server_api kingdom_ai
    SOURCES ${sources} ${PROJECT_SOURCE_DIR}/app/serve/server_levels.cpp)
  set_target_properties(server_tests PROPERTIES EXCLUDE_FROM_ALL ON)

  enable_testing()
  add_test(NAME kingdom_tests COMMAND kingdom_tests)
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
