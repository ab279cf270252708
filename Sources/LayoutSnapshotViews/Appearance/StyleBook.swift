import Foundation
import LayoutSnapshotSupport

/// Where looks hold that were set for all views of a kind.
struct StylePlace {
  let traits: Traits?
  let containers: [any UIAppearanceContainer.Type]

  func isSame(as other: StylePlace) -> Bool {
    traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }
}

/// Looks that were set for all views or items of a kind.
///
/// As in UIKit they are set before views are laid out, and only read afterwards, so that threads may share them.
final class Style: @unchecked Sendable {
  /// What the app has set the looks of.
  let proxy: AnyObject
  /// What it was like before.
  let fresh: AnyObject
  let place: StylePlace
  /// The number of classes above that of the stand-in.
  let depth: Int
  private let isKind: (AnyObject) -> Bool
  private let hasComplained = Locked(false)

  init(
    _ proxy: AnyObject, unlike fresh: AnyObject, _ place: StylePlace, depth: Int,
    _ isKind: @escaping (AnyObject) -> Bool
  ) {
    (self.proxy, self.fresh, self.place, self.depth, self.isKind) = (proxy, fresh, place, depth, isKind)
  }

  /// Whether the looks are meant for an object in a view, or for the view itself.
  func isMeant(for object: AnyObject, _ view: View, _ traits: Traits) -> Bool {
    guard isKind(object) else { return false }
    if let wanted = place.traits {
      var all = traits
      all.add(wanted)
      guard all == traits else { return false }
    }
    var wanted = place.containers[...]
    var around: View? = object === view ? view.superview : view
    var controller = object === view ? view.controller : nil
    while !wanted.isEmpty, around != nil || controller != nil {
      for container in [controller, around] as [AnyObject?] {
        if let container, let first = wanted.first,
          StyleBook.classes(from: type(of: container)).contains(where: { $0 == first })
        {
          wanted.removeFirst()
        }
      }
      controller = around?.controller
      around = around?.superview
    }
    return wanted.isEmpty
  }

  /// Says on the standard error, once, which of the looks have no effect.
  func complainOnce(_ missed: () -> [String]) {
    let isFirst = hasComplained.withLock { said in
      defer { said = true }
      return !said
    }
    guard isFirst else { return }
    let looks = missed()
    if looks.isEmpty { return }
    let text =
      "warning: \(type(of: proxy)).appearance() cannot set \(looks.joined(separator: ", ")); set it on each view\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// The looks that were set for all views of a kind, those that win first.
enum StyleBook {
  private static let all = Locked<[Style]>([])

  static var styles: [Style] { all.withLock { $0 } }

  static func proxy(of type: AnyClass, _ place: StylePlace) -> AnyObject? {
    styles.first { Swift.type(of: $0.proxy) == type && $0.place.isSame(as: place) }?.proxy
  }

  static func add(_ style: Style) {
    all.withLock { styles in
      let index = styles.firstIndex {
        ($0.depth, $0.place.containers.count) <= (style.depth, style.place.containers.count)
      }
      styles.insert(style, at: index ?? styles.count)
    }
  }

  static func forget() { all.withLock { $0 = [] } }

  /// A class and those above it.
  static func classes(from type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
    sequence(first: type, next: { _getSuperclass($0) })
  }

  /// How many classes are above one.
  static func depth(of type: AnyClass) -> Int { classes(from: type).reduce(0) { count, _ in count + 1 } }
}
