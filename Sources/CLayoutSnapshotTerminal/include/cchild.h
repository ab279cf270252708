// A child is ended where a signal ends this process: in a process group of its own it does not hear of a terminal's Control-C.

#ifndef CHILD_H
#define CHILD_H

#include <stdbool.h>
#include <sys/types.h>

#pragma clang assume_nonnull begin

/// From now on a signal that ends this process waits until it is known which child it ends, too. Signals that are ignored stay so. On
/// the thread that calls this no signal is blocked until `child_release`, which it calls, too.
void child_expect(void);

/// A signal that ends this process interrupts the child and its process group first.
void child_guard(pid_t child);

/// There is no child any more, or none has come: signals do again what they did before `child_expect`.
void child_release(void);

/// Whether something can be read, or the other end is closed; false after some time without either.
bool child_says_more(int descriptor, int milliseconds);

/// The child runs.
#define CHILD_RUNS -1
/// Somebody else has asked for its ending before.
#define CHILD_GONE -2
/// What is added to the number of the signal that ended it.
#define CHILD_SIGNALS 1000

/// How a child has ended: its exit code or, from `CHILD_SIGNALS` on, a signal. Who asks after that gets the same answer.
int child_ending(pid_t child, bool waits);

#pragma clang assume_nonnull end

#endif
