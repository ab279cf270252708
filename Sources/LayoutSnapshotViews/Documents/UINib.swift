import Foundation

/// Makes the objects of a nib.
///
/// ```swift
/// table.register(UINib(nibName: "CityCell", bundle: nil), forCellReuseIdentifier: "city")
/// ```
///
/// The document, `CityCell.xib`, is looked for in the bundle, then beside the source that asks for it and in its package.
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?
  private let source: String?
  private lazy var document = attempt { try AppDocuments.read("\(name).xib", bundle: bundle, source: source) }

  /// A nib by its name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, filePath: StaticString = #filePath) {
    (self.name, bundle, source) = (name, bundleOrNil, "\(filePath)")
  }

  init(_ name: String, _ bundle: Bundle?, source: String?) {
    (self.name, self.bundle, self.source) = (name, bundle, source)
  }

  /// What a dictionary of options can name.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that the nib does not make itself. They are not supported: nothing is connected to them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The objects at the top of the nib, with outlets and actions of theirs and of an owner connected.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    attempt { try document.objects(owner: ownerOrNil.map { $0 as AnyObject }) }
  }

  /// The first view of a kind.
  func view<Kind: View>(_ type: Kind.Type, asked what: String) -> Kind {
    guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? Kind }).first else {
      fatalError("\(name).xib has no \(Kind.self), though it was registered for \(what)")
    }
    return view
  }
}

extension Bundle {
  /// The objects at the top of a nib, connected with an owner.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, filePath: StaticString = #filePath
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, filePath: filePath).instantiate(withOwner: owner, options: options)
  }
}
