// Reading and writing PNG through libpng, without libpng's control flow.
//
// libpng reports errors by longjmp, which must not cross Swift frames. So every libpng object lives
// here, every call into libpng stands under a setjmp of this target, and what comes out are status
// codes and a message. No callback into Swift exists. There is no floating point in this target.
#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    CPNG_OK = 0,
    CPNG_CORRUPT,        // libpng refuses the data; the message says why
    CPNG_TRUNCATED,      // the data ends before the image does
    CPNG_OUT_OF_MEMORY,  // the budget or the machine's memory is exhausted
} cpng_status;

// MARK: Reading

typedef struct cpng_reader cpng_reader;

typedef struct {
    uint32_t width;
    uint32_t height;
    uint8_t bit_depth;
    uint8_t color_type;
    bool interlaced;
    size_t row_bytes;           // of one unpacked row: ceil(width * bits per pixel / 8)
    uint16_t palette_count;     // 0 without PLTE
    uint8_t palette[256 * 3];   // red, green, blue
    uint16_t palette_alpha_count;
    uint8_t palette_alpha[256];
    bool has_transparent_color; // grey and RGB only
    uint16_t transparent_gray, transparent_red, transparent_green, transparent_blue;
} cpng_header;

// Makes a reader that may allocate at most `memory_budget` bytes. NULL when out of memory.
cpng_reader *cpng_reader_create(size_t memory_budget);
void cpng_reader_destroy(cpng_reader *reader);

// The reader keeps its position, not the data: each call brings the whole file again, unchanged.

// Reads everything before the first image data.
cpng_status cpng_read_header(cpng_reader *reader, const uint8_t *file, size_t count, cpng_header *header);

// Reads the next `row_count` rows, packed as the file has them. Not for interlaced images.
cpng_status cpng_read_rows(cpng_reader *reader, const uint8_t *file, size_t count,
                           uint8_t *rows, size_t stride, uint32_t row_count);

// Reads all rows of an image, interlaced or not; `rows` is zeroed memory for the whole image.
cpng_status cpng_read_image(cpng_reader *reader, const uint8_t *file, size_t count,
                            uint8_t *rows, size_t stride);

// Reads what follows the image data, so that a file cut off behind its last row is noticed.
cpng_status cpng_read_end(cpng_reader *reader, const uint8_t *file, size_t count);

// Why the last call failed; valid until the next call.
const char *cpng_reader_message(const cpng_reader *reader);

// Where in the file the reader stands.
size_t cpng_reader_offset(const cpng_reader *reader);

// MARK: Writing

typedef struct cpng_writer cpng_writer;

typedef struct {
    uint32_t width;
    uint32_t height;
    uint8_t bit_depth;
    uint8_t color_type;
    int compression_level;   // 0 to 9
    int flush_rows;          // end a deflate block after so many rows; 0: never
    const uint8_t *palette;  // red, green, blue
    uint16_t palette_count;
    const uint8_t *palette_alpha;
    uint16_t palette_alpha_count;
} cpng_format;

cpng_writer *cpng_writer_create(void);
void cpng_writer_destroy(cpng_writer *writer);

// Writes the signature and the header chunks.
cpng_status cpng_write_header(cpng_writer *writer, const cpng_format *format);

// Writes the next rows, packed as the format says.
cpng_status cpng_write_rows(cpng_writer *writer, const uint8_t *rows, size_t stride, uint32_t row_count);

// Writes a chunk of one's own; `name` has four letters. After the last row it stands before IEND.
cpng_status cpng_write_chunk(cpng_writer *writer, const char *name, const uint8_t *data, size_t count);

cpng_status cpng_write_end(cpng_writer *writer);

// What has been written so far; valid until the next call.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

const char *cpng_writer_message(const cpng_writer *writer);

#endif
