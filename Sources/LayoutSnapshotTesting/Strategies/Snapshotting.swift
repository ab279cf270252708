import LayoutSnapshotPNG
import LayoutSnapshotStore
import LayoutSnapshotViews

/// What is stored for a value and how it is compared: as a picture, as frames or as text.
///
/// ```swift
/// assertSnapshot(of: card, as: .frames, on: .classic)
/// assertSnapshot(of: card, as: .image(tolerance: .perceptual()), on: .iPhone4)
/// ```
///
/// You can make a strategy for your own type from an existing one:
///
/// ```swift
/// extension Snapshotting where Value == User {
///   static var card: Snapshotting { Snapshotting<View>.frames.pullback { user in CardView(user) } }
/// }
/// assertSnapshot(of: User(name: "Ada"), as: .card, on: .iPhone4)
/// ```
public struct Snapshotting<Value> {
  /// Whether the value has to be laid out on a device.
  let needsDevice: Bool
  /// Whether a picture only shows to reviewers what the text says, so that the text is the whole snapshot of a source.
  let illustratesText: Bool
  let take: (Value, SnapshotSubject) throws -> [SnapshotPart]

  init(
    needsDevice: Bool, illustratesText: Bool = false,
    take: @escaping (Value, SnapshotSubject) throws -> [SnapshotPart]
  ) {
    self.needsDevice = needsDevice
    self.illustratesText = illustratesText
    self.take = take
  }

  /// A strategy that stores text that is the same on every device.
  ///
  /// - Parameters:
  ///   - pathExtension: the ending of the files, such as `txt`, `md` or `xml`. An ending that a compiler or another
  ///     tool might act on, such as `swift`, is followed by `.txt`.
  ///   - text: the text of a value.
  public init(pathExtension: String, text: @escaping (Value) throws -> String) {
    self.init(needsDevice: false) { value, _ in
      [.text(try text(value), ending: ReferenceEnding.text(pathExtension))]
    }
  }

  /// A strategy that stores text that depends on the device.
  ///
  /// - Parameters:
  ///   - pathExtension: the ending of the files, such as `txt`, `md` or `xml`. An ending that a compiler or another
  ///     tool might act on, such as `swift`, is followed by `.txt`.
  ///   - text: the text of a value on a device.
  public init(pathExtension: String, text: @escaping (Value, Device) throws -> String) {
    self.init(needsDevice: true) { value, subject in
      [.text(try text(value, try subject.requireDevice()), ending: ReferenceEnding.text(pathExtension))]
    }
  }

  /// A strategy for another type, whose values a closure converts to this strategy's type.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other> {
    Snapshotting<Other>(needsDevice: needsDevice, illustratesText: illustratesText) { other, subject in
      try take(try transform(other), subject)
    }
  }

  /// Combines two strategies. Each stores its own files.
  public static func + (first: Snapshotting, second: Snapshotting) -> Snapshotting {
    Snapshotting(needsDevice: first.needsDevice || second.needsDevice) { value, subject in
      try first.take(value, subject) + second.take(value, subject)
    }
  }
}

extension Snapshotting where Value == String {
  /// The text itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt") { (text: String) in text } }
}

/// A snapshot in progress: the device and the solved layout, so that a view's picture and frames come from one layout.
final class SnapshotSubject {
  let device: Device?
  /// Which differences between pictures count if the strategy does not say.
  let tolerance: ImageTolerance
  private var solved: (view: View, tree: SolvedTree)?

  init(device: Device?, tolerance: ImageTolerance? = nil) {
    (self.device, self.tolerance) = (device, tolerance ?? .exact)
  }

  /// The device as laid out. A device for components gets the size of the component.
  var laidOutDevice: Device? { solved?.tree.layout.device ?? device }

  /// The view that was laid out, if there was one.
  var solvedView: View? { solved?.view }

  /// The solved layout.
  var layout: Layout? { solved?.tree.layout }

  /// The problems of the solved layout.
  var flaws: [LayoutFlaw] { solved.map { LayoutFlaw.flaws(of: $0.tree.layout) } ?? [] }

  func requireDevice() throws -> Device {
    guard let device else { throw StrategyError.noDevice }
    return device
  }

  func tree(of view: View) throws -> SolvedTree {
    let device = try requireDevice()
    if let solved, solved.view === view { return solved.tree }
    let tree = try view.solvedTree(on: device)
    solved = (view, tree)
    return tree
  }

  /// Takes a layout that was made of several, and one of their views.
  func adopt(_ tree: SolvedTree, of view: View) { solved = (view, tree) }
}

/// Why a strategy could not take a snapshot.
enum StrategyError: Error, CustomStringConvertible {
  case noDevice
  case foreignMask(String)
  case sharedEnding(String)
  case tooManyPixels(width: Int, height: Int, PNGLimits)

  var description: String {
    switch self {
    case .noDevice:
      "This strategy lays views out and needs devices, such as `on: .classic`, or `devices` in a file "
        + "\(SnapshotsFile.name) beside the tests."
    case .sharedEnding(let ending):
      "Two of these strategies store a file that ends in .\(ending), and the second would overwrite the first. Call "
        + "assertSnapshot for each, with `named:` for one of them."
    case .tooManyPixels(let width, let height, let limits):
      "The picture would have \(width) x \(height) pixels. References have at most \(limits.pixels) pixels, and \(limits.side) "
        + "on a side. Compare the frames alone (`as: .frames`), or draw fewer pixels for each point: "
        + "`.with(.displayScale(1))`."
    case .foreignMask(let name): "\(name) cannot be masked: it is not in the view's tree."
    }
  }
}
