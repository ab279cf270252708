import LayoutSnapshotViews

/// A view and what changes in an animation of it.
///
/// ```swift
/// let opening = SnapshotAnimation(of: Drawer()) { $0.top.constant = 40 }
/// assertSnapshot(of: opening, as: .animation(duration: 0.4, frames: 60), on: .iPhone17)
/// ```
///
/// The view is created for each device, so that each animation begins at the start.
public struct SnapshotAnimation {
  let begin: () throws -> (view: View, changes: () throws -> Void)
  /// The views that were animated. They are held, because another view could get the place of one that is gone.
  let memory = Memory()

  final class Memory { var views: [View] = [] }

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - subject: creates a view, a controller or a scene.
  ///   - changes: changes constraints, frames or opacity, as the closure of `UIView.animate` does.
  public init<Subject: LayoutSubject>(
    of subject: @escaping @autoclosure () throws -> Subject, changes: @escaping (Subject) throws -> Void
  ) {
    begin = {
      let subject = try subject()
      return (subject.layoutView, { try changes(subject) })
    }
  }
}

/// Why an animation cannot be shown.
enum SnapshotAnimationError: Error, Hashable, CustomStringConvertible {
  case duration(Double)
  case rate(Int)
  case tooLong(frames: Int)
  case sameView
  case changesSize

  /// Two and a half seconds of the fastest phones, and twenty of a slow look.
  static let mostFrames = 300

  var description: String {
    switch self {
    case .duration(let seconds):
      "An animation cannot last \(seconds) seconds. Name a positive number of seconds."
    case .rate(let rate): "An animation cannot have \(rate) frames a second. Name a number from 1 to 120."
    case .tooLong(let frames):
      "The animation has \(frames) frames, and \(SnapshotAnimationError.mostFrames) are the most. Make it shorter, or "
        + "take fewer frames a second."
    case .sameView:
      "The animation of the second device would begin where the first one ended, because both are of the same view. "
        + "Create the view in the call: `SnapshotAnimation(of: Drawer()) { ... }`."
    case .changesSize:
      "The component has another size after the animation, and a picture keeps its size. Name a screen, such as "
        + "`on: .iPhone17`."
    }
  }
}
