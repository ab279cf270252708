// A child is ended where a signal ends this process: in a process group of its own it does not hear of a terminal's Control-C.

#ifndef CHILD_H
#define CHILD_H

#include <stdbool.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// From now on a signal that ends this process interrupts the child and its process group first. False, with errno, if the system
/// does not let it.
bool child_guard(pid_t child);

/// Signals end this process as ever.
void child_release(void);

#pragma clang assume_nonnull end

#endif
