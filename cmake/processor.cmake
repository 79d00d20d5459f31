# The program is built on the machine that runs it, so it may use what that machine's processor
# has. Stops at x86-64-v3: instruction counts stay comparable, and valgrind can run the program. It
# is tuned like a server of today; GCC's generic tuning avoids instructions that were slow once,
# and spends several others on each.
if(KINGDOM_TUNE)
  include(CheckCXXSourceRuns)
  check_cxx_source_runs("
    int main() {
    #if defined(__x86_64__)
      return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1;
    #else
      return 1;
    #endif
    }" KINGDOM_HAS_X86_64_V3)
  if(KINGDOM_HAS_X86_64_V3)
    add_compile_options(-march=x86-64-v3 -mtune=skylake)
  endif()
endif()
