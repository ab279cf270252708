#include "CTestTools.h"

#ifdef __APPLE__
#include <malloc/malloc.h>

size_t live_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}
#else
#include <malloc.h>

size_t live_bytes(void) {
  // Large allocations have pages of their own, which the arenas do not count.
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#endif
