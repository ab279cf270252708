#include "cpng_internal.h"

#include <stdlib.h>
#include <string.h>

struct cpng_writer {
    cpng_guard guard;
    png_structp png;
    png_infop info;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
};

static void write_bytes(png_structp png, png_bytep source, size_t count) {
    cpng_writer *writer = png_get_io_ptr(png);
    if (count > writer->capacity - writer->count) {
        size_t capacity = writer->capacity == 0 ? 1 << 16 : writer->capacity;
        while (capacity - writer->count < count) capacity *= 2;
        uint8_t *bytes = realloc(writer->bytes, capacity);
        if (bytes == NULL) {
            cpng_fail(png, &writer->guard, CPNG_OUT_OF_MEMORY, "the system has no memory left");
        }
        writer->bytes = bytes;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, source, count);
    writer->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

#define CPNG_BEGIN(writer)                                \
    do {                                                  \
        (writer)->guard.status = CPNG_OK;                 \
        (writer)->guard.message[0] = 0;                   \
        if (setjmp((writer)->guard.jump) != 0) {          \
            return (writer)->guard.status;                \
        }                                                 \
    } while (0)

cpng_writer *cpng_writer_create(void) {
    cpng_writer *writer = calloc(1, sizeof *writer);
    if (writer != NULL) writer->guard.memory_left = SIZE_MAX;
    return writer;
}

void cpng_writer_destroy(cpng_writer *writer) {
    if (writer == NULL) return;
    if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->bytes);
    free(writer);
}

// Every parameter of the compressor is fixed, so that only the zlib version can change a file.
static void configure_compression(png_structp png, const cpng_format *format) {
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(png, format->compression_level);
    png_set_compression_mem_level(png, 8);
    png_set_compression_strategy(png, 0);
    png_set_compression_window_bits(png, 15);
    // One IDAT for all but huge images: chunk borders and their checksums would move with every edit.
    png_set_compression_buffer_size(png, 1 << 20);
    png_set_flush(png, format->flush_rows);
}

static void set_palette(cpng_writer *writer, const cpng_format *format) {
    png_color colors[256];
    for (int i = 0; i < format->palette_count; i++) {
        colors[i].red = format->palette[3 * i];
        colors[i].green = format->palette[3 * i + 1];
        colors[i].blue = format->palette[3 * i + 2];
    }
    png_set_PLTE(writer->png, writer->info, colors, format->palette_count);
    if (format->palette_alpha_count > 0) {
        png_set_tRNS(writer->png, writer->info, format->palette_alpha, format->palette_alpha_count, NULL);
    }
}

cpng_status cpng_write_header(cpng_writer *writer, const cpng_format *format) {
    CPNG_BEGIN(writer);
    writer->png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, &writer->guard, cpng_on_error,
                                            cpng_on_warning, &writer->guard, cpng_allocate, cpng_release);
    if (writer->png == NULL) return CPNG_OUT_OF_MEMORY;
    writer->info = png_create_info_struct(writer->png);
    if (writer->info == NULL) return CPNG_OUT_OF_MEMORY;
    png_set_write_fn(writer->png, writer, write_bytes, flush_nothing);
    png_set_user_limits(writer->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    configure_compression(writer->png, format);
    // Whoever made the rows has looked up every index in the palette; libpng would read all again.
    png_set_check_for_invalid_index(writer->png, -1);
    png_set_IHDR(writer->png, writer->info, format->width, format->height, format->bit_depth,
                 format->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (format->palette_count > 0) set_palette(writer, format);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(writer->png, writer->info);
    return CPNG_OK;
}

cpng_status cpng_write_rows(cpng_writer *writer, const uint8_t *rows, size_t stride, uint32_t row_count) {
    CPNG_BEGIN(writer);
    for (uint32_t row = 0; row < row_count; row++) {
        png_write_row(writer->png, rows + row * stride);
    }
    return CPNG_OK;
}

cpng_status cpng_write_chunk(cpng_writer *writer, const char *name, const uint8_t *data, size_t count) {
    CPNG_BEGIN(writer);
    png_write_chunk(writer->png, (png_const_bytep)name, data, count);
    return CPNG_OK;
}

cpng_status cpng_write_end(cpng_writer *writer) {
    CPNG_BEGIN(writer);
    png_write_end(writer->png, NULL);
    return CPNG_OK;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

const char *cpng_writer_message(const cpng_writer *writer) { return writer->guard.message; }
