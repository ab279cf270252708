#include "cpng_internal.h"

#include <stdlib.h>
#include <string.h>

struct cpng_reader {
    cpng_guard guard;
    png_structp png;
    png_infop info;
    size_t offset;
    const uint8_t *file;  // only during a call
    size_t count;
};

// Chunks that never touch pixels (all but IHDR, PLTE, tRNS, IDAT and IEND) are skipped unread, with
// their CRC still summed: most of libpng's security fixes of the last years were in code that reads them.
static void skip_ancillary_chunks(png_structp png) {
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
}

static void read_bytes(png_structp png, png_bytep destination, size_t count) {
    cpng_reader *reader = png_get_io_ptr(png);
    if (count > reader->count - reader->offset) {
        cpng_fail(png, &reader->guard, CPNG_TRUNCATED, "the file ends too early");
    }
    memcpy(destination, reader->file + reader->offset, count);
    reader->offset += count;
}

// Opens a call: where errors land, and which bytes are read. The macro is one because setjmp must
// stand in the frame that stays alive.
#define CPNG_BEGIN(reader, bytes, byte_count)             \
    do {                                                  \
        (reader)->guard.status = CPNG_OK;                 \
        (reader)->guard.message[0] = 0;                   \
        (reader)->file = (bytes);                         \
        (reader)->count = (byte_count);                   \
        if (setjmp((reader)->guard.jump) != 0) {          \
            (reader)->file = NULL;                        \
            return (reader)->guard.status;                \
        }                                                 \
    } while (0)

cpng_reader *cpng_reader_create(size_t memory_budget) {
    cpng_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    reader->guard.memory_left = memory_budget;
    return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
    if (reader == NULL) return;
    if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

static void copy_header(cpng_reader *reader, cpng_header *header) {
    png_structp png = reader->png;
    png_infop info = reader->info;
    memset(header, 0, sizeof *header);
    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    header->bit_depth = png_get_bit_depth(png, info);
    header->color_type = png_get_color_type(png, info);
    header->interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    header->row_bytes = png_get_rowbytes(png, info);

    png_colorp colors = NULL;
    int color_count = 0;
    if (png_get_PLTE(png, info, &colors, &color_count) != 0 && color_count <= 256) {
        header->palette_count = (uint16_t)color_count;
        for (int i = 0; i < color_count; i++) {
            header->palette[3 * i] = colors[i].red;
            header->palette[3 * i + 1] = colors[i].green;
            header->palette[3 * i + 2] = colors[i].blue;
        }
    }

    png_bytep alphas = NULL;
    png_color_16p key = NULL;
    int alpha_count = 0;
    if (png_get_tRNS(png, info, &alphas, &alpha_count, &key) == 0) return;
    if (header->color_type == PNG_COLOR_TYPE_PALETTE) {
        header->palette_alpha_count = (uint16_t)(alpha_count < 256 ? alpha_count : 256);
        memcpy(header->palette_alpha, alphas, header->palette_alpha_count);
    } else if (key != NULL) {
        header->has_transparent_color = true;
        header->transparent_gray = key->gray;
        header->transparent_red = key->red;
        header->transparent_green = key->green;
        header->transparent_blue = key->blue;
    }
}

cpng_status cpng_read_header(cpng_reader *reader, const uint8_t *file, size_t count, cpng_header *header) {
    CPNG_BEGIN(reader, file, count);
    reader->png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, &reader->guard, cpng_on_error,
                                           cpng_on_warning, &reader->guard, cpng_allocate, cpng_release);
    if (reader->png == NULL) return CPNG_OUT_OF_MEMORY;
    reader->info = png_create_info_struct(reader->png);
    if (reader->info == NULL) return CPNG_OUT_OF_MEMORY;
    png_set_read_fn(reader->png, reader, read_bytes);
    // The caller has checked the number of pixels; a single side may be as long as the format allows.
    png_set_user_limits(reader->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_chunk_malloc_max(reader->png, 1 << 16);
    png_set_chunk_cache_max(reader->png, 16);
    skip_ancillary_chunks(reader->png);
    // By default a damaged tRNS is left out with a warning, and the picture loses its transparency in silence.
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // The caller checks palette indexes itself, many pixels at a time.
    png_set_check_for_invalid_index(reader->png, -1);
    png_read_info(reader->png, reader->info);
    copy_header(reader, header);
    return CPNG_OK;
}

cpng_status cpng_read_rows(cpng_reader *reader, const uint8_t *file, size_t count,
                           uint8_t *rows, size_t stride, uint32_t row_count) {
    CPNG_BEGIN(reader, file, count);
    for (uint32_t row = 0; row < row_count; row++) {
        png_read_row(reader->png, rows + row * stride, NULL);
    }
    return CPNG_OK;
}

cpng_status cpng_read_image(cpng_reader *reader, const uint8_t *file, size_t count,
                            uint8_t *rows, size_t stride) {
    CPNG_BEGIN(reader, file, count);
    int passes = png_set_interlace_handling(reader->png);
    uint32_t height = png_get_image_height(reader->png, reader->info);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t row = 0; row < height; row++) {
            png_read_row(reader->png, rows + row * stride, NULL);
        }
    }
    return CPNG_OK;
}

cpng_status cpng_read_end(cpng_reader *reader, const uint8_t *file, size_t count) {
    CPNG_BEGIN(reader, file, count);
    png_read_end(reader->png, NULL);
    return CPNG_OK;
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader->guard.message; }

size_t cpng_reader_offset(const cpng_reader *reader) { return reader->offset; }
