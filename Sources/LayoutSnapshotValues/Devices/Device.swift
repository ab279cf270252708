import Foundation

/// A screen to lay out on, with its size in points, its scale, its safe area and its traits.
///
/// ```swift
/// let layout = try view.layout(on: .iPhone4.landscape)
/// let watch = Device(name: "watch45", width: 198, height: 242, scale: 2)
/// ```
public struct Device: Hashable, Sendable {
  /// The name of the model, without orientation and traits.
  let model: String
  /// The model that the screen is named after. Several models share a screen.
  let screen: String
  /// The width in points.
  public private(set) var width: Double
  /// The height in points.
  public private(set) var height: Double
  /// The scale of the screen itself, in pixels per point.
  private let ownScale: Int
  /// The insets of bars, notch and home indicator in this orientation.
  public private(set) var safeAreaInsets: EdgeInsets
  /// The insets in the other orientation.
  private(set) var turnedSafeAreaInsets: EdgeInsets
  /// The kind of device, such as phone or pad.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// Whether the device is in landscape.
  let isTurned: Bool
  /// Whether a view fills the screen or has a size of its own.
  package private(set) var extent = Extent.screen
  /// Whether pictures have a status bar; see ``statusBar(_:)``.
  package internal(set) var statusBar = StatusBar.omitted
  /// The width that decides the size classes, even if a view is smaller than the screen.
  private var roomAcross: Double
  private var roomDownwards: Double
  /// The traits that differ from the device's own.
  public private(set) var traits = Traits()

  /// UIKit's spelling of the type, nested in the device.
  public typealias UserInterfaceIdiom = LayoutSnapshotValues.UserInterfaceIdiom
  /// UIKit's spelling of the type, nested in the device.
  public typealias SizeClass = UserInterfaceSizeClass

  /// A screen of your own. ``View/layout(on:)`` throws an error for a size that cannot be laid out.
  public init(
    name: String, width: Double, height: Double, scale: Int, safeAreaInsets: EdgeInsets = .zero,
    landscapeSafeAreaInsets: EdgeInsets? = nil, userInterfaceIdiom: UserInterfaceIdiom = .phone
  ) {
    (model, screen) = (name, name)
    self.width = width
    self.height = height
    ownScale = scale
    self.safeAreaInsets = safeAreaInsets
    turnedSafeAreaInsets = landscapeSafeAreaInsets ?? safeAreaInsets
    self.userInterfaceIdiom = userInterfaceIdiom
    isTurned = false
    (roomAcross, roomDownwards) = (width, height)
  }

  /// The scale in pixels per point, from 1 to 8.
  public var scale: Int {
    traits.displayScale == 0 ? ownScale : Int(min(max(traits.displayScale, 0), 1000).rounded())
  }

  /// The size in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  private init(turning other: Device) {
    (model, screen) = (other.model, other.screen)
    (width, height, ownScale) = (other.height, other.width, other.ownScale)
    safeAreaInsets = other.turnedSafeAreaInsets
    turnedSafeAreaInsets = other.safeAreaInsets
    userInterfaceIdiom = other.userInterfaceIdiom
    isTurned = !other.isTurned
    (roomAcross, roomDownwards) = (other.roomDownwards, other.roomAcross)
    (extent, traits, statusBar) = (other.extent, other.traits, other.statusBar)
  }

  /// A model with the same screen as another device.
  init(name: String, screenOf other: Device) {
    (model, screen) = (name, other.screen)
    (width, height, ownScale) = (other.width, other.height, other.ownScale)
    (safeAreaInsets, turnedSafeAreaInsets) = (other.safeAreaInsets, other.turnedSafeAreaInsets)
    (userInterfaceIdiom, isTurned, traits) = (other.userInterfaceIdiom, other.isTurned, other.traits)
    (roomAcross, roomDownwards) = (other.roomAcross, other.roomDownwards)
  }

  /// The same device for views of another size.
  package func with(_ extent: Extent) -> Device {
    var device = self
    device.extent = extent
    return device
  }

  /// The same device for a view of a size, away from the insets at the screen's edges.
  package func sized(_ size: CGSize) -> Device {
    var device = self
    (device.width, device.height) = (Double(size.width), Double(size.height))
    (device.safeAreaInsets, device.turnedSafeAreaInsets) = (.zero, .zero)
    return device
  }

  /// The same device with a higher or lower screen. Its insets and its size classes stay.
  package func with(height: Double) -> Device {
    var device = self
    device.height = height
    return device
  }

  /// The same device with other insets of its safe area in this orientation.
  package func with(safeAreaInsets: EdgeInsets) -> Device {
    var device = self
    device.safeAreaInsets = safeAreaInsets
    return device
  }

  /// The same device in landscape. Its name ends in `-landscape`.
  public var landscape: Device { isTurned ? self : Device(turning: self) }
  /// The same device in portrait.
  public var portrait: Device { isTurned ? Device(turning: self) : self }

  /// Whether the device can be laid out for: its size can be drawn, and screens of its scale exist.
  package var isUsable: Bool {
    let insets = [safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.bottom, safeAreaInsets.right]
    let highest = extent == .wholeContent ? Device.greatestHeight : Device.largestExtent
    return (1...8).contains(scale) && (1...Device.largestExtent).contains(width)
      && (1...highest).contains(height)
      && insets.allSatisfy { abs($0) <= Device.largestExtent }
  }

  /// The largest width or height in points. A square of that size at 1x takes 1 GB.
  package static let largestExtent = 16384.0
  /// The greatest height in points of a screen that shows all its content: almost 3,000 rows of 44 points.
  package static let greatestHeight = 131072.0
}

extension Device: CustomStringConvertible {
  /// The name, the size in points and the scale: `iPhone4.dark (320x480 @2x)`.
  public var description: String { "\(name) (\(numberText(width))x\(numberText(height)) @\(scale)x)" }
}

extension Device {
  /// A short name without spaces: the model, the orientation, and after a full stop the traits that differ
  /// from the device's own. Names never change between versions, because reference files contain them.
  public var name: String {
    let identifier = traits.identifier
    let posture = isTurned ? "-landscape" : ""
    return model + posture + extent.suffix + statusBar.suffix + (identifier.isEmpty ? "" : "." + identifier)
  }

  /// The same device with more traits changed.
  ///
  /// ```swift
  /// Device.iPhone15.landscape.with(.dark, .contentSize(.accessibilityLarge)).name
  /// // "iPhone15-landscape.dark-ax2"
  /// ```
  public func with(_ traits: Traits...) -> Device { with(Traits(traitsFrom: traits)) }

  /// The same device with more traits changed.
  ///
  /// A trait that the device has anyway changes nothing: `.with(.light)` leaves the name as it is.
  public func with(_ traits: Traits) -> Device {
    var device = self
    device.traits.add(traits)
    var plain = device
    plain.traits = Traits { $0.localeIdentifier = device.traits.localeIdentifier }
    let own = plain.traitCollection
    func forget<Value: Equatable>(_ path: WritableKeyPath<Traits, Value>, _ open: Value) {
      if device.traits[keyPath: path] == own[keyPath: path] { device.traits[keyPath: path] = open }
    }
    forget(\.userInterfaceIdiom, .unspecified)
    forget(\.systemAppearance, .unspecified)
    forget(\.userInterfaceStyle, .unspecified)
    forget(\.accessibilityContrast, .unspecified)
    forget(\.layoutDirection, .unspecified)
    forget(\.horizontalSizeClass, .unspecified)
    forget(\.verticalSizeClass, .unspecified)
    forget(\.preferredContentSizeCategory, .unspecified)
    forget(\.displayScale, 0)
    if device.traits.localeIdentifier == Traits.standard.localeIdentifier {
      device.traits.localeIdentifier = nil
    }
    return device
  }

  /// The same device in a right-to-left language. Its name ends in `.rtl`.
  public var rightToLeft: Device { with(.rightToLeft) }

  /// The layout direction of the device's language.
  public var layoutDirection: UserInterfaceLayoutDirection { traitCollection.direction }

  /// All traits of a root view on the device.
  public var traitCollection: Traits {
    var all = Traits.standard
    all.userInterfaceIdiom = userInterfaceIdiom
    all.displayScale = CGFloat(scale)
    (all.horizontalSizeClass, all.verticalSizeClass) = sizeClasses
    all.layoutDirection = traits.directionOfLocale ?? .leftToRight
    all.add(traits)
    all.displayScale = CGFloat(scale)
    return all
  }

  /// The horizontal size class: regular on iPads from 678 points of width, on large iPhones in landscape, and
  /// on iPhones that are at least 600 points wide in both orientations.
  public var horizontalSizeClass: UserInterfaceSizeClass { traitCollection.horizontalSizeClass }
  /// The vertical size class: compact on iPhones in landscape that are less than 600 points high.
  public var verticalSizeClass: UserInterfaceSizeClass { traitCollection.verticalSizeClass }

  private var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    let (width, height) = (roomAcross, roomDownwards)
    guard userInterfaceIdiom != .pad else { return (width >= 678 ? .regular : .compact, .regular) }
    // The inner screen of iPhone Duo is regular along both axes. Its outer screen is compact along both in landscape.
    if min(width, height) >= 600 { return (.regular, .regular) }
    let isWide = width > height
    return (isWide && height >= 414 && width >= 736 ? .regular : .compact, isWide ? .compact : .regular)
  }
}
