import Foundation
import LayoutSnapshotSupport
import LayoutSnapshotTypeset

extension Font {
  /// Registers a TrueType font, so that ``init(name:size:)`` finds it.
  ///
  /// ```swift
  /// let name = try Font.register(Data(contentsOf: url))
  /// label.font = Font(name: name, size: 17)
  /// ```
  ///
  /// Registering the same font again changes nothing.
  ///
  /// - Parameter index: the index of the font in a collection; 0 for a plain file.
  /// - Returns: the font's PostScript name.
  /// - Throws: ``FontRegistrationError`` if the data is no usable font, or another font has its name.
  @discardableResult
  public static func register(_ data: Data, index: Int = 0) throws(FontRegistrationError) -> String {
    try FontRegistry.shared.register([UInt8](data), index: index)
  }
}

/// Why a font could not be registered.
public enum FontRegistrationError: Error, Hashable, Sendable {
  /// The data is not a usable font. The value says what is wrong, and where.
  case unusable(String)
  /// The font has no PostScript name.
  case nameless
  /// Another font is registered under this name.
  case nameTaken(String)
}

extension FontRegistrationError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unusable(let reason): "The font cannot be used: \(reason)"
    case .nameless:
      "The font has no PostScript name. Give it one with a font editor: fonts are asked for by that name."
    case .nameTaken(let name):
      """
      Another font is registered as \(name). Two files that share a name would make layouts depend on which \
      was registered first; rename one of them.
      """
    }
  }
}

/// The registered fonts by name.
///
/// All tests of a process share it. That is safe because a name always refers to the same font.
final class FontRegistry: Sendable {
  static let shared = FontRegistry()

  private let faces = Locked<[String: FontFace]>([:])

  func face(named name: String) -> FontFace? { faces.withLock { $0[name] } }

  /// The face after the app's own fonts were registered.
  func faceOfApp(named name: String) -> FontFace? {
    _ = AppFonts.areRegistered
    return face(named: name)
  }

  /// The names of the registered fonts after the app's own were registered, in order.
  var names: [String] {
    _ = AppFonts.areRegistered
    return faces.withLock { $0.keys.sorted() }
  }

  func register(_ bytes: [UInt8], index: Int) throws(FontRegistrationError) -> String {
    let face: FontFace
    do { face = try FontFace(bytes, index: index) } catch { throw .unusable("\(error)") }
    guard !face.name.isEmpty else { throw .nameless }
    let holder = faces.withLock { faces -> FontFace in
      let holder = faces[face.name] ?? face
      faces[face.name] = holder
      return holder
    }
    guard holder == face else { throw .nameTaken(face.name) }
    return face.name
  }
}
