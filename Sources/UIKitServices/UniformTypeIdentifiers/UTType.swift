/// A kind of data, files or directories, like Apple's `UTType`.
///
/// ```swift
/// let type = UTType(filenameExtension: "jpg")
/// // type == .jpeg, and type.conforms(to: .image) is true.
/// ```
///
/// The types are those that Apple's headers document, and a few that files often have. A phone also knows those of its apps.
/// A tag that is not known here has a dynamic type, as a tag that a phone does not know: see ``isDynamic``.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String
  /// The types that an app has said this one to conform to, as long as none is declared by this name.
  let ownParents: [String]

  init(known identifier: String) { self.init(identifier, parents: []) }
  private init(_ identifier: String, parents: [String]) {
    (self.identifier, ownParents) = (identifier, parents)
  }

  /// Finds the type of a name, which may be that of a dynamic type; `nil` for one that is not known here.
  public init?(_ identifier: String) {
    if let declaration = TypeDeclaration.named(identifier) {
      self.init(known: declaration.identifier)
    } else if let tag = DynamicTag(named: identifier) {
      self.init(dynamic: tag)
    } else {
      return nil
    }
  }
  private init(dynamic tag: DynamicTag) { self.init(tag.identifier, parents: [tag.parent]) }
  /// Takes a type that the app declares. What it conforms to is only what is said here, not what a property list says.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parents: parentType.map { [$0.identifier] } ?? [])
  }
  /// Takes a type that the app knows from another one. What it conforms to is only what is said here.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }
  /// Finds the type of files with an extension, and makes a dynamic one for an extension that is not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  /// Finds the type that has a MIME type, and makes a dynamic one for a MIME type that is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  /// Finds the type that has a tag, and makes a dynamic one for a tag that is not known here.
  ///
  /// A dynamic type conforms to `supertype`, and to `UTType.data` if there is none.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    let parent = supertype ?? .data
    self =
      found ?? UTType(dynamic: DynamicTag(tagClass: tagClass, tag: tag, parent: parent.identifier))
  }

  /// The types here that have a tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeDeclaration.all
      .filter { $0.tags(of: tagClass).contains(tag.lowercased()) }
      .map { UTType(known: $0.identifier) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  /// Types are equal if their names are.
  public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
  /// Adds the name of the type to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType {
  private var declaration: TypeDeclaration? { TypeDeclaration.named(identifier) }
  private var dynamicTag: DynamicTag? { declaration == nil ? DynamicTag(named: identifier) : nil }

  /// The extension that files of the type get; `nil` if there is none, or none is known here.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The MIME type that data of the type gets; `nil` if there is none, or none is known here.
  ///
  /// A phone may have one for a type that has none here: only those that are known for sure are listed.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// The extensions and MIME types of the type that are known here. A dynamic type has the one for which it was made.
  public var tags: [UTTagClass: [String]] {
    if let dynamicTag { return [dynamicTag.tagClass: [dynamicTag.tag]] }
    let known = [UTTagClass.filenameExtension, .mimeType].map { ($0, declaration?.tags(of: $0) ?? []) }
    return Dictionary(known.filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the type is one that is made up for a tag.
  ///
  /// Its name begins with `dyn.`, as on a phone, and is another one than on a phone: Apple does not document how it is
  /// written. Here it has the tag and what the type conforms to.
  public var isDynamic: Bool { dynamicTag != nil }
  /// Whether the type is one of the system's that are known here.
  public var isDeclared: Bool { declaration != nil }
  /// Whether the type's name is a public one.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    Set(ancestors.filter { $0 != identifier }.map { UTType($0) ?? UTType(known: $0) })
  }

  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || ancestors.contains(type.identifier) }
  /// Whether the type conforms to another one and is not that one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type conforms to this one and is not this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The names of all types above, nearest first.
  private var ancestors: [String] {
    var found: [String] = []
    var next = Self.parents(of: identifier) ?? ownParents
    while !next.isEmpty {
      let new = next.filter { !found.contains($0) }
      found += new
      next = new.flatMap { Self.parents(of: $0) ?? [] }
    }
    return found
  }
  private static func parents(of name: String) -> [String]? {
    TypeDeclaration.named(name)?.parents ?? DynamicTag(named: name).map { [$0.parent] }
  }
}

extension UTType: CustomStringConvertible {
  /// The name of the type.
  public var description: String { identifier }
}

/// Another way to name a kind of data, like Apple's `UTTagClass`.
///
/// ```swift
/// UTType.jpeg.tags[.filenameExtension]  // ["jpeg", "jpg", "jpe"]
/// ```
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String
  /// Takes a class by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The extensions of files' names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
