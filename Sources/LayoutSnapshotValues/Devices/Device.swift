import Foundation

/// A screen that a layout is solved for: its size in points and how many pixels make a point.
///
/// ```swift
/// let layout = try view.layout(on: .iPhone4.landscape)
/// let watch = Device(name: "watch45", width: 198, height: 242, scale: 2)
/// ```
public struct Device: Hashable, Sendable {
  /// What the device is called, however it lies and whatever its traits.
  let model: String
  /// The model that gave the screen its name: several models share one.
  let screen: String
  /// The extent across, in points.
  public private(set) var width: Double
  /// The extent downwards, in points.
  public private(set) var height: Double
  /// Pixels a point of the screen itself.
  private let ownScale: Int
  /// What bars, notch and indicator cover in this orientation.
  public private(set) var safeAreaInsets: EdgeInsets
  /// What they cover in the other orientation.
  private(set) var turnedSafeAreaInsets: EdgeInsets
  /// What kind of device it is.
  public let userInterfaceIdiom: UserInterfaceIdiom
  /// Whether it lies on its side.
  let isTurned: Bool
  /// Whether a view fills the screen, or has a size of its own.
  package private(set) var extent = Extent.screen
  /// The extent that decides the size classes, also where a view is smaller than the screen.
  private var roomAcross: Double
  private var roomDownwards: Double
  /// What the traits say other than the device itself.
  public private(set) var traits = Traits()

  /// UIKit's spelling of the type, nested in the device.
  public typealias UserInterfaceIdiom = LayoutSnapshotValues.UserInterfaceIdiom
  /// UIKit's spelling of the type, nested in the device.
  public typealias SizeClass = UserInterfaceSizeClass

  /// A screen of your own. Sizes that cannot be laid out are refused by ``View/layout(on:)``.
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

  /// Pixels a point, from 1 to 8.
  public var scale: Int {
    traits.displayScale == 0 ? ownScale : Int(min(max(traits.displayScale, 0), 1000).rounded())
  }

  /// The extent in points.
  public var size: CGSize { CGSize(width: width, height: height) }

  private init(turning other: Device) {
    (model, screen) = (other.model, other.screen)
    (width, height, ownScale) = (other.height, other.width, other.ownScale)
    safeAreaInsets = other.turnedSafeAreaInsets
    turnedSafeAreaInsets = other.safeAreaInsets
    userInterfaceIdiom = other.userInterfaceIdiom
    isTurned = !other.isTurned
    (roomAcross, roomDownwards) = (other.roomDownwards, other.roomAcross)
    (extent, traits) = (other.extent, other.traits)
  }

  /// A model with the screen of another one.
  init(name: String, screenOf other: Device) {
    (model, screen) = (name, other.screen)
    (width, height, ownScale) = (other.width, other.height, other.ownScale)
    (safeAreaInsets, turnedSafeAreaInsets) = (other.safeAreaInsets, other.turnedSafeAreaInsets)
    (userInterfaceIdiom, isTurned, traits) = (other.userInterfaceIdiom, other.isTurned, other.traits)
    (roomAcross, roomDownwards) = (other.roomAcross, other.roomDownwards)
  }

  /// The same device for views of another extent.
  func with(_ extent: Extent) -> Device {
    var device = self
    device.extent = extent
    return device
  }

  /// The same device for a view of a size, away from what covers the screen's edges.
  package func sized(_ size: CGSize) -> Device {
    var device = self
    (device.width, device.height) = (Double(size.width), Double(size.height))
    (device.safeAreaInsets, device.turnedSafeAreaInsets) = (.zero, .zero)
    return device
  }

  /// The same device lying on its side; its name ends in `-landscape`.
  public var landscape: Device { isTurned ? self : Device(turning: self) }
  /// The same device upright.
  public var portrait: Device { isTurned ? Device(turning: self) : self }

  /// Whether the numbers make sense: a size that can be drawn, and a scale that screens have.
  package var isUsable: Bool {
    let insets = [safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.bottom, safeAreaInsets.right]
    return (1...8).contains(scale) && [width, height].allSatisfy { $0 >= 1 && $0 <= Device.largestExtent }
      && insets.allSatisfy { abs($0) <= Device.largestExtent }
  }

  /// The largest width or height in points. A square of it at 1x fills 1 GB.
  package static let largestExtent = 16384.0
}

extension Device: CustomStringConvertible {
  /// Its name, its size in points and its scale: `iPhone4.dark (320x480 @2x)`.
  public var description: String { "\(name) (\(numberText(width))x\(numberText(height)) @\(scale)x)" }
}

extension Device {
  /// A short name without spaces, stable for ever, because reference files carry it: the model, how it lies, and
  /// after a full stop what its traits say other than by default.
  public var name: String {
    let identifier = traits.identifier
    let posture = isTurned ? "-landscape" : ""
    return model + posture + extent.suffix + (identifier.isEmpty ? "" : "." + identifier)
  }

  /// The same device with other traits, beside those that were changed before.
  ///
  /// ```swift
  /// Device.iPhone15.landscape.with(.dark, .contentSize(.accessibilityLarge)).name
  /// // "iPhone15-landscape.dark-ax2"
  /// ```
  public func with(_ traits: Traits...) -> Device { with(Traits(traitsFrom: traits)) }

  /// The same device with other traits, beside those that were changed before.
  ///
  /// What the device is like anyway is not remembered, so that `.with(.light)` changes nothing.
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
    forget(\.userInterfaceStyle, .unspecified)
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

  /// The same device in a language that runs from right to left; its name ends in `.rtl`.
  public var rightToLeft: Device { with(.rightToLeft) }

  /// The direction in which the device's language runs.
  public var layoutDirection: UserInterfaceLayoutDirection { traitCollection.direction }

  /// All traits that a root view gets on the device.
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

  /// The room across: regular on iPads of 678 points and more, on large iPhones that lie on their sides, and on those
  /// that are 600 points wide either way.
  public var horizontalSizeClass: UserInterfaceSizeClass { traitCollection.horizontalSizeClass }
  /// The room downwards: compact on iPhones that lie on their sides and are less than 600 points high.
  public var verticalSizeClass: UserInterfaceSizeClass { traitCollection.verticalSizeClass }

  private var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    let (width, height) = (roomAcross, roomDownwards)
    guard userInterfaceIdiom != .pad else { return (width >= 678 ? .regular : .compact, .regular) }
    // The inner screen of iPhone Duo has room both ways, its outer one has none on its side.
    if min(width, height) >= 600 { return (.regular, .regular) }
    let isWide = width > height
    return (isWide && height >= 414 && width >= 736 ? .regular : .compact, isWide ? .compact : .regular)
  }
}
