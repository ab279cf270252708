#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "cfiles.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

// The value that Linux gives it; older C libraries have no name for it.
#define EXCHANGE 2u

int files_exchange(int folder, const char *one, const char *other) {
#if defined(__APPLE__)
  int result = renameatx_np(folder, one, folder, other, RENAME_SWAP);
#elif defined(SYS_renameat2)
  // Not every C library has a function for it.
  long result = syscall(SYS_renameat2, folder, one, folder, other, EXCHANGE);
#else
  int result = -1;
  errno = ENOTSUP;
#endif
  if (result == 0) return 0;
  // What a file system says that cannot do it, a kernel that does not know it, and a container that does not allow it.
  return errno == EINVAL || errno == ENOSYS || errno == EPERM || errno == EOPNOTSUPP ? ENOTSUP : errno;
}

int files_is_being_written(int file) {
#if defined(F_SETLEASE) && defined(F_SETSIG)
  // A lease to read is given only where nobody writes. Should somebody begin while it is held, for an instant, the signal is
  // one that is ignored: the usual one would end the process.
  if (fcntl(file, F_SETSIG, SIGURG) != 0) return -1;
  if (fcntl(file, F_SETLEASE, F_RDLCK) == 0) {
    fcntl(file, F_SETLEASE, F_UNLCK);
    return 0;
  }
  return errno == EAGAIN ? 1 : -1;
#else
  (void)file;
  return -1;
#endif
}
