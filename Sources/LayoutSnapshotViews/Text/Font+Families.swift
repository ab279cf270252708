extension Font {
  /// The families of the registered fonts, in order. The system's families are not among them: nobody can name them here.
  ///
  /// ```swift
  /// for family in UIFont.familyNames { print(UIFont.fontNames(forFamilyName: family)) }
  /// ```
  public class var familyNames: [String] {
    Set(FontRegistry.shared.names.map(family)).sorted()
  }

  /// The PostScript names of the registered fonts of a family, in order.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontRegistry.shared.names.filter { family(of: $0) == familyName }
  }

  /// What stands before the style in a PostScript name: `Lato` in `Lato-Bold`.
  static func family(of name: String) -> String { String(name.prefix { $0 != "-" }) }
}
