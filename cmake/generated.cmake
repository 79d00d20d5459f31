# Tables generated from data/ at build time: the built-in deck and the texts.

if(KINGDOM_TABLES)
  get_filename_component(KINGDOM_GENERATED_DIR ${KINGDOM_TABLES} ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
else()
  set(KINGDOM_GENERATED_DIR ${CMAKE_BINARY_DIR}/generated)
endif()

# kingdom_embed(tool output input...)
# Builds tools/<tool>.cpp and runs it as `<tool> OUTPUT INPUT...`; a bad input fails the build.
# An unchanged table keeps its time stamp, so that what includes it is not compiled again.
function(kingdom_embed tool output)
  add_executable(${tool} ${PROJECT_SOURCE_DIR}/tools/${tool}.cpp)
  target_link_libraries(${tool} PRIVATE kingdom_record)
  target_link_options(${tool} PRIVATE -fno-lto)
  kingdom_own_code(${tool})
  set(table ${KINGDOM_GENERATED_DIR}/${output})
  add_custom_command(
    OUTPUT ${table}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${KINGDOM_GENERATED_DIR}
    COMMAND ${tool} ${table}.new ${ARGN}
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${table}.new ${table}
    DEPENDS ${tool} ${ARGN}
    COMMENT "Generating ${output}"
    VERBATIM)
  add_custom_target(generate_${tool} DEPENDS ${table})
endfunction()

# kingdom_embed_as_it_is(output input): a text file as one literal, to the byte.
function(kingdom_embed_as_it_is output input)
  file(READ ${input} text)
  file(CONFIGURE OUTPUT ${KINGDOM_GENERATED_DIR}/${output} CONTENT "R\"json(@text@)json\"\n" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${input})
endfunction()

# Defines kingdom_founders (the built-in deck) and the texts.
function(kingdom_generated_tables)
  set(root ${PROJECT_SOURCE_DIR})
  file(GLOB texts CONFIGURE_DEPENDS ${root}/data/text/*.json)
  if(KINGDOM_TABLES)
    add_custom_target(generate_embed_deck)
    add_custom_target(generate_embed_text)
  else()
    kingdom_embed(embed_deck founders_deck.inc ${root}/data/decks/founders.json)
    kingdom_embed_as_it_is(founders_text.inc ${root}/data/decks/founders.json)
    kingdom_embed(embed_text texts.inc ${texts})
  endif()
  add_library(kingdom_founders STATIC ${root}/src/cards/builtin/founders.cpp
    ${root}/src/cards/builtin/founders_text.cpp)
  target_include_directories(kingdom_founders PRIVATE ${KINGDOM_GENERATED_DIR})
  target_link_libraries(kingdom_founders PUBLIC kingdom_cards)
  add_dependencies(kingdom_founders generate_embed_deck)
  kingdom_own_code(kingdom_founders)
  kingdom_lto_objects(kingdom_founders)
endfunction()

function(kingdom_use_generated target scope)
  target_link_libraries(${target} ${scope} kingdom_founders)
  add_dependencies(${target} generate_embed_text)
endfunction()

# The target protocol_types writes the web client's message types anew.
function(kingdom_protocol_types)
  add_executable(print_protocol_types ${PROJECT_SOURCE_DIR}/tools/print_protocol_types.cpp)
  target_link_libraries(print_protocol_types PRIVATE kingdom_server_protocol)
  target_link_options(print_protocol_types PRIVATE -fno-lto)
  kingdom_own_code(print_protocol_types)
  add_custom_target(protocol_types
    COMMAND print_protocol_types ${PROJECT_SOURCE_DIR}/web/src/protocol
    VERBATIM)
endfunction()

# The load generator, built when it is asked for.
function(kingdom_load_server)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/load_server/*.cpp)
  add_executable(load_server EXCLUDE_FROM_ALL ${sources})
  target_include_directories(load_server PRIVATE ${PROJECT_SOURCE_DIR})
  kingdom_own_code(load_server)
endfunction()
