import LayoutSnapshotDataModel

/// The classes and properties that Xcode writes for the entities of a model, as it writes them.
///
///     // An entity Recipe with an attribute title, whose code generation is "Class Definition":
///     public class Recipe: NSManagedObject {}
///     extension Recipe { @NSManaged public var title: String? }
///
/// They are prepared as the app's own sources are, and then have what is written for `@NSManaged`.
struct ModelClasses {
  let model: DataModel
  private let written: [DataModel.Entity]

  init(_ model: DataModel) {
    self.model = model
    // Several entities may have one class, which is written once.
    var names: Set<String> = [DataModel.Entity.commonClass]
    written = model.entities.filter { $0.generation != .manual && names.insert($0.className).inserted }
  }

  var isEmpty: Bool { written.isEmpty }

  var text: String {
    var lines = [
      "// What Xcode writes for the model \(model.name) when it builds the app.", "import CoreData",
      "import Foundation",
    ]
    for entity in written { lines += code(of: entity) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func code(of entity: DataModel.Entity) -> [String] {
    let name = entity.className
    var lines = [""]
    if entity.generation == .class {
      lines += ["@objc(\(name))", "public class \(name): \(superclass(of: entity)) {}", ""]
    }
    lines += [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    return NSFetchRequest<\(name)>(entityName: \(SwiftText.literal(entity.name)))",
      "  }",
    ]
    for attribute in entity.attributes {
      lines.append("  @NSManaged public var \(Self.spelled(attribute.name)): \(Self.type(of: attribute))")
    }
    for relationship in entity.relationships {
      lines.append("  @NSManaged public var \(Self.spelled(relationship.name)): \(type(of: relationship))")
    }
    lines.append("}")
    for relationship in entity.relationships where relationship.isToMany {
      lines += accessors(of: relationship, in: name)
    }
    // A class below has it from the one above.
    if superclass(of: entity) == DataModel.Entity.commonClass {
      lines += ["", "extension \(name): Identifiable {}"]
    }
    return lines
  }

  private func superclass(of entity: DataModel.Entity) -> String {
    entity.parent.flatMap { className(ofEntity: $0) } ?? DataModel.Entity.commonClass
  }

  private func className(ofEntity name: String?) -> String? {
    name.flatMap { model.entity(named: $0)?.className }
  }

  // MARK: Types

  /// Objects are optional even where the model requires a value, because a new object has none.
  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.usesScalar, let scalar = scalars[attribute.kind] { return scalar }
    return switch attribute.kind {
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable, .undefined: (attribute.customClassName ?? "NSObject") + "?"
    }
  }

  private static let scalars: [DataModel.Attribute.Kind: String] = [
    .integer16: "Int16", .integer32: "Int32", .integer64: "Int64", .double: "Double", .float: "Float",
    .boolean: "Bool", .date: "TimeInterval",
  ]

  private func type(of relationship: DataModel.Relationship) -> String {
    if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
    return (className(ofEntity: relationship.destination) ?? DataModel.Entity.commonClass) + "?"
  }

  /// A model may call a property like a word of Swift.
  private static func spelled(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

  private static let words: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  // MARK: Accessors

  private func accessors(of relationship: DataModel.Relationship, in name: String) -> [String] {
    let item = className(ofEntity: relationship.destination) ?? DataModel.Entity.commonClass
    let word = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var forms: [(selector: String, function: String)] = []
    if relationship.isOrdered {
      forms = [
        ("insertObject:in\(word)AtIndex:", "insertInto\(word)(_ value: \(item), at idx: Int)"),
        ("removeObjectFrom\(word)AtIndex:", "removeFrom\(word)(at idx: Int)"),
        ("insert\(word):atIndexes:", "insertInto\(word)(_ values: [\(item)], at indexes: NSIndexSet)"),
        ("remove\(word)AtIndexes:", "removeFrom\(word)(at indexes: NSIndexSet)"),
        (
          "replaceObjectIn\(word)AtIndex:withObject:", "replace\(word)(at idx: Int, with value: \(item))"
        ),
        (
          "replace\(word)AtIndexes:with\(word):",
          "replace\(word)(at indexes: NSIndexSet, with values: [\(item)])"
        ),
      ]
    }
    forms += [
      ("add\(word)Object:", "addTo\(word)(_ value: \(item))"),
      ("remove\(word)Object:", "removeFrom\(word)(_ value: \(item))"),
      ("add\(word):", "addTo\(word)(_ values: \(set))"),
      ("remove\(word):", "removeFrom\(word)(_ values: \(set))"),
    ]
    return ["", "extension \(name) {"]
      + forms.map { "  @objc(\($0.selector)) @NSManaged public func \($0.function)" } + ["}"]
  }
}
