#include "cpng_internal.h"

#include <stdlib.h>
#include <string.h>

// Each block carries its size in front, so that freeing it gives the budget back. The prefix keeps
// the alignment that malloc promises.
typedef union {
    size_t size;
    max_align_t alignment;
} block_prefix;

static void set_message(cpng_guard *guard, const char *message) {
    strncpy(guard->message, message, sizeof guard->message - 1);
    guard->message[sizeof guard->message - 1] = 0;
}

void cpng_on_error(png_structp png, png_const_charp message) {
    cpng_guard *guard = png_get_error_ptr(png);
    // A status that is already set is the cause; libpng's own words would only describe the symptom.
    if (guard->status == CPNG_OK) {
        guard->status = CPNG_CORRUPT;
        set_message(guard, message);
    }
    longjmp(guard->jump, 1);
}

void cpng_on_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

void cpng_fail(png_structp png, cpng_guard *guard, cpng_status status, const char *message) {
    guard->status = status;
    set_message(guard, message);
    png_error(png, message);
}

png_voidp cpng_allocate(png_structp png, png_alloc_size_t size) {
    cpng_guard *guard = png_get_mem_ptr(png);
    if (size > guard->memory_left || size > SIZE_MAX - sizeof(block_prefix)) {
        guard->status = CPNG_OUT_OF_MEMORY;
        set_message(guard, "the memory budget for this image is exhausted");
        return NULL;
    }
    block_prefix *block = malloc(sizeof(block_prefix) + size);
    if (block == NULL) {
        guard->status = CPNG_OUT_OF_MEMORY;
        set_message(guard, "the system has no memory left");
        return NULL;
    }
    guard->memory_left -= size;
    block->size = size;
    return block + 1;
}

void cpng_release(png_structp png, png_voidp memory) {
    if (memory == NULL) return;
    cpng_guard *guard = png_get_mem_ptr(png);
    block_prefix *block = (block_prefix *)memory - 1;
    guard->memory_left += block->size;
    free(block);
}
