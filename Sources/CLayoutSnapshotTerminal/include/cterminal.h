// A terminal that was taken is given back also where a signal ends the process.
//
// What a signal may do is little, and Swift promises none of it. Dispatch's signal sources lose a signal now and then on
// Linux, and the process then goes on.

#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

#pragma clang assume_nonnull begin

/// From now on a signal that ends the process puts the modes back first, and the group to the foreground if it is not 0.
/// False, with errno, if the system does not let it.
bool terminal_guard(const struct termios *modes, pid_t foreground);

/// Puts the terminal back now; signals end the process as ever. Without a guard nothing is done.
void terminal_give_back(void);

#pragma clang assume_nonnull end

#endif
