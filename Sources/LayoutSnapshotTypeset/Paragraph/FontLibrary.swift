/// The fonts that a test suite has registered, beside the embedded ones.
///
/// A value: it is handed to the typesetter, so that what one test registers cannot change another's layout.
package struct FontLibrary: Hashable, Sendable {
  /// In the order of registration, which is the order in which they are asked for a missing character.
  package private(set) var faces: [FontFace] = []

  package init() {}

  /// Reads and adds a font; a font added before is kept where it is.
  ///
  /// - Throws: ``FontError`` where the file is not a usable TrueType font.
  @discardableResult
  package mutating func register(_ bytes: [UInt8], index: Int = 0) throws(FontError) -> FontFace {
    add(try FontFace(bytes, index: index))
  }

  /// Adds a font that has been read; one added before is kept where it is.
  @discardableResult
  package mutating func add(_ face: FontFace) -> FontFace {
    if let known = faces.first(where: { $0 == face }) { return known }
    faces.append(face)
    return face
  }

  /// The registered face with a PostScript name, such as `Avenir-Heavy`.
  package func face(named name: String) -> FontFace? {
    faces.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
