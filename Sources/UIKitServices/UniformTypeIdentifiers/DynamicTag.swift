/// What a dynamic type was made for, and the name that says so.
///
/// `dyn.public.filename-extension=foo?public.data` is the type of files that end with `.foo`. The tag's own `?` and `%` are
/// written as in addresses, so that the first `?` ends it: what follows may be the name of a dynamic type too.
struct DynamicTag {
  let tagClass: UTTagClass
  let tag: String
  /// The name of the type to which the dynamic one conforms.
  let parent: String

  init(tagClass: UTTagClass, tag: String, parent: String) {
    (self.tagClass, self.tag, self.parent) = (tagClass, tag, parent)
  }

  /// Reads a name; `nil` if it is none of a dynamic type.
  init?(named identifier: String) {
    guard identifier.hasPrefix(Self.start), let end = identifier.firstIndex(of: "?"),
      let equals = identifier.firstIndex(of: "="), equals < end
    else { return nil }
    let tagClass = identifier[..<equals].dropFirst(Self.start.count)
    let escaped = String(identifier[identifier.index(after: equals)..<end])
    self.init(
      tagClass: UTTagClass(rawValue: String(tagClass)),
      tag: escaped.replacing("%3F", with: "?").replacing("%25", with: "%"),
      parent: String(identifier[identifier.index(after: end)...]))
  }

  var identifier: String {
    let escaped = tag.replacing("%", with: "%25").replacing("?", with: "%3F")
    return "\(Self.start)\(tagClass.rawValue)=\(escaped)?\(parent)"
  }

  private static let start = "dyn."
}
