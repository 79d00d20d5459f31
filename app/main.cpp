#include "app/program.h"

int main(int argc, char** argv) {
    return kingdom::run_program(argc, argv);
}
