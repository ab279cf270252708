import Testing

@testable import LayoutSnapshotCommand

@Suite struct MissingNameTests {
  @Test(arguments: [
    ("no such module 'MapKit'", "module MapKit"),
    ("cannot find type 'WKWebView' in scope", "WKWebView"),
    ("cannot find 'glow' in scope; did you mean 'grow'?", "glow"),
    ("cannot find operator '~~>' in scope", "~~>"),
    ("unknown attribute 'Published'", "Published"),
    ("no macro named 'Preview'", "Preview"),
    ("no type named 'Baz' in module 'Foundation'", "Baz"),
    ("value of type 'UIImage' (aka 'Image') has no member 'glow'", "UIImage.glow"),
    ("module 'UIKit' has no member named 'Bar'", "Bar"),
    ("value of type 'UIView' has no member 'glow'", "UIView.glow"),
    ("value of type 'UIView?' has no member 'glow(with:)'", "UIView.glow"),
    ("value of type '[Row]' has no member 'sums'", "[Row].sums"),
    ("value of type 'List<Row>' has no member 'sum'", "List.sum"),
    ("value of type 'any Shop.Cart' has no member 'sum'", "Cart.sum"),
    ("type 'Shop.Kind.Type' has no member 'third'", "Kind.third"),
    ("'Nested' is not a member type of class 'Shop.Cart'", "Cart.Nested"),
  ])
  func names_areRead(message: String, name: String) { #expect(MissingName(of: message)?.text == name) }

  @Test(arguments: [
    "missing argument for parameter 'a' in call", "type 'D' does not conform to protocol 'Equatable'",
    "invalid redeclaration of 'x()'", "expected '}' in class", "",
  ])
  func otherErrors_nameNothing(message: String) { #expect(MissingName(of: message) == nil) }
}
