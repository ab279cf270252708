#include "cclass_maker.h"

// How Swift describes types in a program is part of its stable ABI (TypeMetadata.rst in its sources): a section lists relative
// addresses of descriptors, and each names itself and what it lies in.

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
} Descriptor;

enum { KIND = 31, MODULE = 0, CLASS = 16 };

static const void *at(const int32_t *relative, int32_t offset) { return (const char *)relative + offset; }

/// An address that may go by way of another one, as its lowest bit says.
static const Descriptor *descriptor(const int32_t *relative) {
  if (*relative == 0) return 0;
  const void *place = at(relative, *relative & ~3);
  return *relative & 1 ? *(const Descriptor *const *)place : place;
}

static void visit(const int32_t *types, const int32_t *end, void *context, ClassVisitor visitor) {
  for (; types < end; types++) {
    const Descriptor *type = descriptor(types);
    if (!type || (type->flags & KIND) != CLASS) continue;
    const Descriptor *module = descriptor(&type->parent);
    if (!module || (module->flags & KIND) != MODULE) continue;
    visitor(context, at(&module->name, module->name), at(&type->name, type->name));
  }
}

#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>

void class_list_each(void *context, ClassVisitor visitor) {
  for (uint32_t image = 0; image < _dyld_image_count(); image++) {
    unsigned long size = 0;
    const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(image);
    const uint8_t *types = getsectiondata(header, "__TEXT", "__swift5_types", &size);
    if (types) visit((const int32_t *)types, (const int32_t *)(types + size), context, visitor);
  }
}
#else
// The linker knows where the section begins and ends.
extern const int32_t __start_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));

void class_list_each(void *context, ClassVisitor visitor) {
  if (__start_swift5_type_metadata)
    visit(__start_swift5_type_metadata, __stop_swift5_type_metadata, context, visitor);
}
#endif
