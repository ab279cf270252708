// Calls of the system about files that Swift does not import.

#ifndef CFILES_H
#define CFILES_H

#pragma clang assume_nonnull begin

/// Lets two names in an open folder change places in one step. 0, or the system's number for the reason; ENOTSUP where it
/// cannot be done there.
int files_exchange(int folder, const char *one, const char *other);

/// Whether any process has a file open for writing, of which this one has a descriptor for reading: 1 or 0; -1 where the
/// system does not tell.
int files_is_being_written(int file);

#pragma clang assume_nonnull end

#endif
