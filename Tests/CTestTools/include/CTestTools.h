#include <stddef.h>

/// The bytes of all allocations that are in use, in every thread. Unlike the memory that the system gave the process, they do
/// not depend on what else the machine does.
size_t live_bytes(void);
