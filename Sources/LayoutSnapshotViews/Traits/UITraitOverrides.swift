import Foundation

/// The traits that a view or a controller sets for itself and everything in it, like UIKit's `UITraitOverrides`.
///
/// ```swift
/// player.traitOverrides.userInterfaceStyle = .dark
/// player.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// ```
///
/// A trait that is not set is unspecified. The scale and the direction of text are those of the device: they are not here.
public struct UITraitOverrides: Sendable {
  package private(set) var traits: Traits

  package init(_ traits: Traits) { self.traits = traits }

  /// Light or dark style.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  /// The base level or the elevated level.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { traits.userInterfaceLevel }
    set { traits.userInterfaceLevel = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  /// The reader's text size.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }

  /// Whether a trait is set.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool { trait.differs(traits, Traits()) }

  /// Gives a trait the value that it has around the view again.
  public mutating func remove(_ trait: any TraitDefinition.Type) {
    let none = Traits()
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(TraitUserInterfaceStyle.self): traits.userInterfaceStyle = none.userInterfaceStyle
    case ObjectIdentifier(TraitUserInterfaceLevel.self): traits.userInterfaceLevel = none.userInterfaceLevel
    case ObjectIdentifier(TraitUserInterfaceIdiom.self): traits.userInterfaceIdiom = none.userInterfaceIdiom
    case ObjectIdentifier(TraitHorizontalSizeClass.self):
      traits.horizontalSizeClass = none.horizontalSizeClass
    case ObjectIdentifier(TraitVerticalSizeClass.self): traits.verticalSizeClass = none.verticalSizeClass
    case ObjectIdentifier(TraitPreferredContentSizeCategory.self):
      traits.preferredContentSizeCategory = none.preferredContentSizeCategory
    default: break
    }
  }
}

extension View {
  /// The traits that the view sets for itself and the views inside it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set {
      guard newValue.traits != ownTraits else { return }
      ownTraits = newValue.traits
      traitsAreSet()
    }
  }

  /// The smallest text size of the view and the views inside it; `nil`, the default, for any.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { settings?.textSizes.least }
    set { limitTextSizes { $0.least = newValue } }
  }
  /// The largest text size of the view and the views inside it; `nil`, the default, for any.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { settings?.textSizes.greatest }
    set { limitTextSizes { $0.greatest = newValue } }
  }

  private func limitTextSizes(_ change: (inout TextSizeRange) -> Void) {
    changeSettings { change(&$0.textSizes) }
    traitsAreSet()
  }
}

extension ViewController {
  /// The traits that the controller sets for its view and the views inside it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(state.ownTraits) }
    set { setOwnTraits { $0 = newValue.traits } }
  }

  final func setOwnTraits(_ change: (inout Traits) -> Void) {
    let old = state.ownTraits
    change(&state.ownTraits)
    if state.ownTraits != old { viewIfLoaded?.traitsAreSet() }
  }

  /// Adds what the parent and the controller set differently to the traits of the views around its view.
  final func addOwnTraits(to traits: inout Traits) {
    traits.add(state.traitsFromParent)
    traits.add(state.ownTraits)
  }
}

/// The least and the greatest text size of a view.
struct TextSizeRange {
  var least: ContentSizeCategory?
  var greatest: ContentSizeCategory?

  func limit(_ size: inout ContentSizeCategory) {
    guard size != .unspecified else { return }
    if let least, size < least { size = least }
    if let greatest, size > greatest { size = greatest }
  }
}
