import Foundation

/// Creates the objects of a nib, like UIKit's `UINib`.
///
/// ```swift
/// table.register(UINib(nibName: "CityCell", bundle: nil), forCellReuseIdentifier: "city")
/// ```
///
/// The document, here `CityCell.xib`, is looked for in the bundle, then beside the calling source and in its
/// package.
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let source: String?
  private lazy var document = attempt { try AppDocuments.read("\(name).xib", bundle: bundle, source: source) }

  /// Creates a nib with a name. The document is read on first use.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, filePath: StaticString = #filePath) {
    (self.name, bundle, source) = (name, bundleOrNil, "\(filePath)")
  }

  init(_ name: String, _ bundle: Bundle?, source: String?) {
    (self.name, self.bundle, self.source) = (name, bundle, source)
  }

  /// A key in the options for creating objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib refers to but does not create. They are not supported: nothing is connected to
    /// them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the nib's objects, connects their outlets and actions with each other and the owner, and returns
  /// the top ones.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    attempt { try document.objects(owner: ownerOrNil.map { $0 as AnyObject }) }
  }

  /// The first view of a class.
  func view<Kind: View>(_ type: Kind.Type, asked what: String) -> Kind {
    guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? Kind }).first else {
      fatalError("\(name).xib has no \(Kind.self), though it was registered for \(what)")
    }
    return view
  }

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}

extension Bundle {
  /// Creates the objects of a nib and connects them with an owner.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, filePath: StaticString = #filePath
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, filePath: filePath).instantiate(withOwner: owner, options: options)
  }
}
