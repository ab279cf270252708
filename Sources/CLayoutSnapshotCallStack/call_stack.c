#define _GNU_SOURCE
#include "call_stack.h"

#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <execinfo.h>

int layout_snapshot_call_stack(uintptr_t *addresses, int most) {
  return backtrace((void **)addresses, most);
}

const char *layout_snapshot_image_of_address(uintptr_t address, uintptr_t *offset) {
  Dl_info info;
  if (!dladdr((void *)address, &info) || !info.dli_fname) return NULL;
  *offset = address - (uintptr_t)info.dli_fbase;
  return info.dli_fname;
}
#else
int layout_snapshot_call_stack(uintptr_t *addresses, int most) {
  (void)addresses;
  (void)most;
  return 0;
}

const char *layout_snapshot_image_of_address(uintptr_t address, uintptr_t *offset) {
  (void)address;
  (void)offset;
  return NULL;
}
#endif
