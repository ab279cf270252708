#ifndef LAYOUT_SNAPSHOT_CALL_STACK_H
#define LAYOUT_SNAPSHOT_CALL_STACK_H

#include <stdint.h>

/// Fills an array with the return addresses of the functions that are running, the innermost first.
///
/// Returns how many there are; 0 where the system cannot tell.
int layout_snapshot_call_stack(uintptr_t *addresses, int most);

/// The path of the program or library that holds an address, and the address's place in that file.
///
/// Returns a null pointer where there is none. The path belongs to the system.
const char *layout_snapshot_image_of_address(uintptr_t address, uintptr_t *offset);

#endif
