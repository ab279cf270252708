// Foundation has this type only on Apple platforms.
#if !canImport(ObjectiveC)
  import Foundation

  /// An object on its way from one place to another, like Foundation's `NSItemProvider` on Apple platforms.
  ///
  /// ```swift
  /// UIDragItem(itemProvider: NSItemProvider(object: card.image))
  /// ```
  ///
  /// Here it holds the object itself, and gives it to whoever asks for its class.
  open class NSItemProvider: NSObject, NSCopying {
    private var object: Any?
    /// The name of a file with the object; `nil` by default.
    open var suggestedName: String?

    /// Creates a provider of nothing.
    public override init() { object = nil }
    /// Creates a provider of an object.
    public init(object: Any) { self.object = object }
    /// Creates a provider of an object whose type has a name.
    public init(item: Any?, typeIdentifier: String?) { object = item }

    /// Takes over an object, for whoever asks for its class.
    open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {
      if self.object == nil { self.object = object }
    }

    /// Whether the object has a class.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }
    /// Gives the object at once, if it has a class.
    @discardableResult
    open func loadObject<Object>(
      ofClass aClass: Object.Type, completionHandler: (Object?, (any Error)?) -> Void
    ) -> Progress {
      let found = object as? Object
      completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
      return Progress(totalUnitCount: 0)
    }

    /// A provider of the same object.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = ClassMaker.plain(type(of: self))
      (copy.object, copy.suggestedName) = (object, suggestedName)
      return copy
    }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  /// Who may ask a provider for what it has. The numbers are Foundation's.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// Apps of the same group.
    case group = 2
    /// The app itself.
    case ownProcess = 3
  }
#endif
