import LayoutSnapshotViews

/// Factories for views of your own classes, by the class names in documents.
///
/// ```swift
/// let classes: ViewFactories = ["CardView": { CardView() }]
/// let scene = try document.scene("Login", classes: classes)
/// ```
///
/// Without a factory, a class is replaced by the element's own, such as `Label` for a `label`.
public struct ViewFactories: ExpressibleByDictionaryLiteral {
  private var factories: [String: () -> View] = [:]

  /// Factories by class name.
  public init(dictionaryLiteral elements: (String, () -> View)...) {
    for (name, make) in elements { factories[name] = make }
  }

  /// The factory for a class name.
  public subscript(name: String) -> (() -> View)? {
    get { factories[name] }
    set { factories[name] = newValue }
  }
}
