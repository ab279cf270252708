#include "cclass_maker.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

/// Of Swift's runtime: what a class has in the place of a method that another class has introduced.
extern SWIFT const void *swift_lookUpClassMethod(const void *type, const void *method, const void *introducer);

// Names as Swift's compiler gives them. The linker says so if a signature changes.
#ifdef __APPLE__
#define PREFIX "_"
#define RECT "So6CGRectV"
#define BUNDLE "So8NSBundleC"
#else
#define PREFIX ""
#define RECT "10Foundation6CGRectV"
#define BUNDLE "10Foundation6BundleC"
#endif
#define SYMBOL(name) __asm__(PREFIX "$s19LayoutSnapshotViews" name)

#ifndef __APPLE__
extern const char object_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
typedef SWIFT void *(*ObjectInit)(SELF const void *);

void *class_maker_object(const void *type) {
  ObjectInit init = (ObjectInit)swift_lookUpClassMethod(type, object_init, object_class);
  return init(type);
}
#endif

extern const char view_class[] SYMBOL("4ViewCMn");
extern const char view_init[] SYMBOL("4ViewC5frameAC" RECT "_tcfCTq");
extern const char cell_class[] SYMBOL("13TableViewCellCMn");
extern const char cell_init[] SYMBOL("13TableViewCellC5style15reuseIdentifierA2C0F5StyleO_SSSgtcfCTq");
extern const char header_class[] SYMBOL("023UITableViewHeaderFooterE0CMn");
extern const char header_init[] SYMBOL("023UITableViewHeaderFooterE0C15reuseIdentifierACSSSg_tcfCTq");
extern const char controller_class[] SYMBOL("14ViewControllerCMn");
extern const char controller_init[] SYMBOL("14ViewControllerC7nibName6bundleACSSSg_" BUNDLE "SgtcfCTq");

extern const char responder_class[] SYMBOL("11UIResponderCMn");
extern const char responder_element[] SYMBOL("11UIResponderC22isAccessibilityElementSbvgTq");

int class_overrides_element(const void *type, const void *base) {
  return swift_lookUpClassMethod(type, responder_element, responder_class)
      != swift_lookUpClassMethod(base, responder_element, responder_class);
}

typedef SWIFT void *(*ViewInit)(double, double, double, double, SELF const void *);
typedef SWIFT void *(*CellInit)(uint8_t, uint64_t, uint64_t, SELF const void *);
typedef SWIFT void *(*HeaderInit)(uint64_t, uint64_t, SELF const void *);
typedef SWIFT void *(*ControllerInit)(uint64_t, uint64_t, const void *, SELF const void *);

void *class_maker_view(const void *type, double x, double y, double width, double height) {
  ViewInit init = (ViewInit)swift_lookUpClassMethod(type, view_init, view_class);
  return init(x, y, width, height, type);
}

void *class_maker_cell(const void *type, uint8_t style, uint64_t identifier, uint64_t identifier_rest) {
  CellInit init = (CellInit)swift_lookUpClassMethod(type, cell_init, cell_class);
  return init(style, identifier, identifier_rest, type);
}

void *class_maker_header(const void *type, uint64_t identifier, uint64_t identifier_rest) {
  HeaderInit init = (HeaderInit)swift_lookUpClassMethod(type, header_init, header_class);
  return init(identifier, identifier_rest, type);
}

void *class_maker_controller(const void *type, uint64_t name, uint64_t name_rest) {
  ControllerInit init = (ControllerInit)swift_lookUpClassMethod(type, controller_init, controller_class);
  return init(name, name_rest, 0, type);
}
