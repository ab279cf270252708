import Foundation

/// Something in which views have looks of their own, like UIKit's `UIAppearanceContainer`.
public protocol UIAppearanceContainer: AnyObject {}

/// Something whose looks can be set for all of its kind at once, like UIKit's `UIAppearance`.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemPink
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .systemGray
/// ```
///
/// A view takes these looks before its first layout, where a property still has the value that new views have; so what an app
/// sets by hand wins. The more special class wins over the more general one, more containers over fewer, and what was asked
/// for later over what was earlier. The looks hold for the whole process, in all its tests: set them once, before the
/// first layout, as an app does. ``View/forgetAppearances()`` takes them all back.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIAppearance: AnyObject {
  /// The stand-in for all views or items of the class.
  static func appearance() -> Self
  /// The stand-in for those in certain views or controllers, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The stand-in for those with certain traits.
  static func appearance(for trait: Traits) -> Self
  /// The stand-in for those with certain traits in certain views or controllers.
  static func appearance(
    for trait: Traits, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension View: UIAppearance, UIAppearanceContainer {
  /// The stand-in for all views of the class.
  public class func appearance() -> Self { styleProxy(nil, []) }
  /// The stand-in for those views that are in certain views or controllers, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { styleProxy(nil, containerTypes) }
  /// The stand-in for views with certain traits.
  public class func appearance(for trait: Traits) -> Self { styleProxy(trait, []) }
  /// The stand-in for views with certain traits in certain views or controllers.
  public class func appearance(
    for trait: Traits, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { styleProxy(trait, containerTypes) }

  private static func styleProxy(
    _ traits: Traits?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let place = StylePlace(traits: traits, containers: containers)
    if let known = StyleBook.proxy(of: Self.self, place) as? Self { return known }
    let (proxy, fresh) = (ClassMaker.view(Self.self, frame: .zero), ClassMaker.view(Self.self, frame: .zero))
    StyleBook.add(Style(proxy, unlike: fresh, place, depth: StyleBook.depth(of: Self.self)) { $0 is Self })
    return proxy
  }

  /// Takes back all that was set for all views or items of a class, for those that are laid out for the first time later.
  public static func forgetAppearances() { StyleBook.forget() }

  /// Takes the looks that were set for all views of the kind.
  final func takeStyles() {
    for style in StyleBook.styles where style.isMeant(for: self, self, traitCollection) {
      guard let proxy = style.proxy as? View, let fresh = style.fresh as? View else { continue }
      takeStyle(of: proxy, unlike: fresh)
      style.complainOnce { View.missedLooks(of: proxy, fresh) }
    }
  }

  /// The looks of a stand-in that no view takes from it.
  private static func missedLooks(of proxy: View, _ fresh: View) -> [String] {
    let follower = ClassMaker.view(type(of: proxy), frame: .zero)
    follower.takeStyle(of: proxy, unlike: fresh)
    var (wanted, taken) = (LookNotes(traits: Traits()), LookNotes(traits: Traits()))
    wanted.noteAll(of: proxy)
    taken.noteAll(of: follower)
    return wanted.texts.keys.filter { wanted.texts[$0] != taken.texts[$0] }.sorted()
  }
}

extension ViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// The stand-in for all items of the class.
  public class func appearance() -> Self { styleProxy(nil, []) }
  /// The stand-in for those items that are in certain views or controllers, the innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { styleProxy(nil, containerTypes) }
  /// The stand-in for items with certain traits.
  public class func appearance(for trait: Traits) -> Self { styleProxy(trait, []) }
  /// The stand-in for items with certain traits in certain views or controllers.
  public class func appearance(
    for trait: Traits, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { styleProxy(trait, containerTypes) }

  private static func styleProxy(
    _ traits: Traits?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let place = StylePlace(traits: traits, containers: containers)
    if let known = StyleBook.proxy(of: Self.self, place) as? Self { return known }
    guard let proxy = ownProxy as? Self, let fresh = ownProxy as? Self else {
      preconditionFailure(
        "\(Self.self).appearance() is not possible: only UIKit's own bar items have one here")
    }
    StyleBook.add(Style(proxy, unlike: fresh, place, depth: StyleBook.depth(of: Self.self)) { $0 is Self })
    return proxy
  }

  private static var ownProxy: UIBarItem {
    if self == UITabBarItem.self { return UITabBarItem() }
    return self == UIBarButtonItem.self ? UIBarButtonItem() : UIBarItem()
  }

  /// Takes the looks that were set for all items of the kind in a bar.
  final func takeStyles(in bar: Bar) {
    guard !isStyled else { return }
    isStyled = true
    for style in StyleBook.styles where style.isMeant(for: self, bar, bar.traitCollection) {
      guard let proxy = style.proxy as? UIBarItem else { continue }
      takeStyle(of: proxy)
    }
  }
}
