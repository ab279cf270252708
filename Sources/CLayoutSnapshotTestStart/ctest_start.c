#include "ctest_start.h"

// Swift cannot run code when a process is loaded; a test case has begun before the first assertion could ask.
__attribute__((constructor)) static void start(void) { layout_snapshot_process_started(); }
