// Makes objects of classes that are known by their metatypes alone.
//
// UIKit makes cells of classes that were registered, and calls initialisers that Swift's type checker lets nobody call on a
// metatype unless they are `required`, which they must not be: apps override them without that word. The classes' method
// tables have them all the same. Swift's runtime looks them up, and C can say what they expect.

#ifndef CLASS_MAKER_H
#define CLASS_MAKER_H

#include <stdint.h>

#pragma clang assume_nonnull begin

#ifndef __APPLE__
/// NSObject.init(). Where NSObject is a class of Objective-C, it can be called on a metatype.
void *class_maker_object(const void *type);
#endif

/// View.init(frame:)
void *class_maker_view(const void *type, double x, double y, double width, double height);

/// TableViewCell.init(style:reuseIdentifier:), with the two words of an optional string, which is given away.
void *class_maker_cell(const void *type, uint8_t style, uint64_t identifier, uint64_t identifier_rest);

/// UITableViewHeaderFooterView.init(reuseIdentifier:), with the two words of an optional string, which is given away.
void *class_maker_header(const void *type, uint64_t identifier, uint64_t identifier_rest);

/// ViewController.init(nibName:bundle:), with the two words of an optional string, which is given away, and no bundle.
void *class_maker_controller(const void *type, uint64_t name, uint64_t name_rest);

/// Whether a class overrides the getter of UIResponder.isAccessibilityElement, which `base` has as it is.
int class_overrides_element(const void *type, const void *base);

typedef void (*ClassVisitor)(void *context, const char *module, const char *name);

/// Tells of each class of the program that lies in nothing but its module. Generic ones are among them.
void class_list_each(void *context, ClassVisitor visitor);

#pragma clang assume_nonnull end

#endif
