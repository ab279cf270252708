extension DataModel {
  /// A kind of objects.
  package struct Entity: Equatable, Sendable {
    package var name: String
    /// The class of its objects, without the module that a document may write before it.
    package var className = Self.commonClass
    package var isAbstract = false
    /// The name of the entity whose properties it has, too.
    package var parent: String?
    package var generation = Generation.manual
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// The attributes whose values no two objects may share.
    package var uniqueness: [[String]] = []

    /// The class of objects of which the document names no other.
    package static let commonClass = "NSManagedObject"

    /// What Xcode writes for an entity when it builds the app.
    package enum Generation: String, Sendable {
      /// Nothing: the app has the class.
      case manual
      /// The class and its properties.
      case `class`
      /// The properties: the app has the class.
      case category
    }
  }

  /// How many objects a relationship leads to, and what becomes of them.
  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    /// The name of the entity that it leads to.
    package var destination: String?
    /// The name of that entity's relationship back.
    package var inverse: String?
    package var deletionRule = DeletionRule.nullify
    /// The fewest and the most objects; 0 where the document names none, which allows any number.
    package var minCount = 0
    package var maxCount = 0

    /// What becomes of the destination when the object is deleted, as documents write it.
    package enum DeletionRule: String, Sendable {
      case nullify = "Nullify"
      case cascade = "Cascade"
      case deny = "Deny"
      case noAction = "No Action"
    }
  }
}
