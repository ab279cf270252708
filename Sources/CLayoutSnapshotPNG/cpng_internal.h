// What the reader and the writer share: where errors jump to, and how memory is counted.
#ifndef CPNG_INTERNAL_H
#define CPNG_INTERNAL_H

#include "cpng.h"

#include <png.h>
#include <setjmp.h>

typedef struct {
    jmp_buf jump;
    cpng_status status;
    char message[160];
    size_t memory_left;
} cpng_guard;

// Handlers for png_create_*_struct_2; each expects a cpng_guard as its user pointer.
void cpng_on_error(png_structp png, png_const_charp message);
void cpng_on_warning(png_structp png, png_const_charp message);
png_voidp cpng_allocate(png_structp png, png_alloc_size_t size);
void cpng_release(png_structp png, png_voidp memory);

// Ends the libpng call that is running with a status of one's own.
_Noreturn void cpng_fail(png_structp png, cpng_guard *guard, cpng_status status, const char *message);

#endif
