import LayoutSnapshotViews

/// How much room there is along both axes: what a document's variations are chosen by.
struct SizeClasses: Hashable {
  let width: Device.SizeClass
  let height: Device.SizeClass
}

extension Device {
  var sizeClasses: SizeClasses { SizeClasses(width: horizontalSizeClass, height: verticalSizeClass) }
}

extension CanvasDevice {
  /// Those of an upright iPhone where the document names no device.
  var sizeClasses: SizeClasses { device?.sizeClasses ?? SizeClasses(width: .compact, height: .regular) }
}

extension XMLElement {
  /// The element's variations that hold for size classes, the most specific last.
  ///
  /// Xcode begins with everything, applies the default's changes, and then those of each fitting class.
  func variations(for classes: SizeClasses) -> [XMLElement] {
    var fitting: [(rank: Int, element: XMLElement)] = []
    for child in children where child.name == "variation" {
      guard let rank = child.rank(for: classes) else { continue }
      fitting.append((rank, child))
    }
    return fitting.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.element)
  }

  /// The element with what its variations say in place of its own attributes and children.
  func resolved(for classes: SizeClasses) -> XMLElement {
    var copy = self
    copy.layers = variations(for: classes)
    return copy
  }

  /// How many classes a variation asks for; none where one of them is another one.
  private func rank(for classes: SizeClasses) -> Int? {
    guard let key = self["key"] else { return nil }
    if key == "default" { return 0 }
    var rank = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact" where classes.width == .compact: rank += 1
      case "widthClass=regular" where classes.width == .regular: rank += 1
      case "heightClass=compact" where classes.height == .compact: rank += 1
      case "heightClass=regular" where classes.height == .regular: rank += 1
      default: return nil
      }
    }
    return rank
  }
}
