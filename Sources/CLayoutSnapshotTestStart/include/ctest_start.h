#ifndef CTEST_START_H
#define CTEST_START_H

/// Called once when the process has been loaded, before anything else runs in it.
void layout_snapshot_process_started(void);

#endif
