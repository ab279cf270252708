/* Draws the scene of `Benchmarks/run pixels` with Cairo: cairo_bench WIDTH HEIGHT SAMPLES.
 *
 * Prints the first frame and then each warm one, in nanoseconds of processor time. The scene arrives on standard input, one
 * command a line: rect x y w h rgba | oval x y w h r rgba | glyph index x y, where glyphs are those of the
 * system's sans-serif face at `size` pixels. */
#include <cairo/cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { char kind; double x, y, w, h, r; unsigned color; } Command;
static Command commands[8192];
static int count;

static double now(void) {
  struct timespec t;
  /* Of this thread alone, so that a busy machine does not count. */
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}

static void set_color(cairo_t *cr, unsigned c) {
  cairo_set_source_rgba(cr, (c >> 24) / 255.0, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0);
}

static void draw(cairo_t *cr, double size) {
  cairo_select_font_face(cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cr, size);
  cairo_glyph_t glyphs[8192];
  int glyph_count = 0;
  for (int i = 0; i < count; i++) {
    Command *c = &commands[i];
    if (c->kind == 'g') {
      glyphs[glyph_count++] = (cairo_glyph_t){.index = 36 + (unsigned long)c->r, .x = c->x, .y = c->y};
      continue;
    }
    set_color(cr, c->color);
    if (c->kind == 'r') {
      cairo_rectangle(cr, c->x, c->y, c->w, c->h);
    } else {
      const double pi = 3.14159265358979323846;
      cairo_new_sub_path(cr);
      cairo_arc(cr, c->x + c->w - c->r, c->y + c->r, c->r, -pi / 2, 0);
      cairo_arc(cr, c->x + c->w - c->r, c->y + c->h - c->r, c->r, 0, pi / 2);
      cairo_arc(cr, c->x + c->r, c->y + c->h - c->r, c->r, pi / 2, pi);
      cairo_arc(cr, c->x + c->r, c->y + c->r, c->r, pi, 3 * pi / 2);
      cairo_close_path(cr);
    }
    cairo_fill(cr);
  }
  cairo_set_source_rgba(cr, 0.08, 0.08, 0.23, 1);
  cairo_show_glyphs(cr, glyphs, glyph_count);
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  int width = atoi(argv[1]), height = atoi(argv[2]), samples = atoi(argv[3]);
  double size = 0;
  char kind[16];
  while (count < 8192 && scanf("%15s", kind) == 1) {
    Command *c = &commands[count];
    memset(c, 0, sizeof *c);
    c->kind = kind[0];
    int read = 0;
    if (c->kind == 'r') read = scanf("%lf %lf %lf %lf %x", &c->x, &c->y, &c->w, &c->h, &c->color) == 5;
    if (c->kind == 'o') read = scanf("%lf %lf %lf %lf %lf %x", &c->x, &c->y, &c->w, &c->h, &c->r, &c->color) == 6;
    if (c->kind == 'g') read = scanf("%lf %lf %lf", &c->r, &c->x, &c->y) == 3;
    if (c->kind == 's') { if (scanf("%lf", &size) != 1) return 2; continue; }
    if (!read) return 2;
    count++;
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  memset(cairo_image_surface_get_data(surface), 255, 4 * (size_t)width * height);
  cairo_t *cr = cairo_create(surface);
  for (int i = 0; i <= samples; i++) {
    double start = now();
    draw(cr, size);
    cairo_surface_flush(surface);
    printf("%.0f\n", now() - start);
  }
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return 0;
}
