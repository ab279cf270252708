import LayoutSnapshotGraphics
import LayoutSnapshotImageDiff
import LayoutSnapshotRaster
import LayoutSnapshotStore
import LayoutSnapshotViews

extension Snapshotting where Value == SnapshotAnimation {
  /// The way from one layout to another, as one animated PNG file, and one file of frames with every moment.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: SnapshotAnimation(of: Drawer()) { $0.top.constant = 40 }, as: .animation(duration: 0.4), on: .iPhone17)
  /// ```
  ///
  /// As in UIKit, constraints are solved at both ends, and frames and opacity move between them. Everything else takes its
  /// new value at once. A failure names the moment: `200ms/panel: y 52 -> 70`. Browsers and the report play the file.
  /// - Parameters:
  ///   - duration: the time in seconds.
  ///   - frames: the number of pictures in a second, from 1 to 120.
  ///   - timing: how far the animation is at each moment.
  ///   - tolerance: which differences between pictures count; nil for what the settings of the tests say, or else all.
  public static func animation(
    duration: Double, frames: Int = 60, timing: AnimationTiming = .easeInOut, tolerance: ImageTolerance? = nil
  ) -> Snapshotting {
    Snapshotting(needsDevice: true) { animation, subject in
      guard duration > 0, duration.isFinite else { throw SnapshotAnimationError.duration(duration) }
      guard (1...120).contains(frames) else { throw SnapshotAnimationError.rate(frames) }
      let exact = (duration * Double(frames)).rounded()
      let count = max(1, exact < 1e9 ? Int(exact) : 1_000_000_000)
      guard count < SnapshotAnimationError.mostFrames else {
        throw SnapshotAnimationError.tooLong(frames: count + 1)
      }
      let fractions = timing.fractions(count: count, duration: Double(count) / Double(frames))
      return try parts(of: animation, subject, fractions, frames, (tolerance ?? subject.tolerance).options)
    }
  }

  private static func parts(
    of animation: SnapshotAnimation, _ subject: SnapshotSubject, _ fractions: [Double], _ rate: Int,
    _ options: ComparisonOptions
  ) throws -> [SnapshotPart] {
    let device = try subject.requireDevice()
    let (view, changes) = try animation.begin()
    if animation.memory.views.contains(where: { $0 === view }) { throw SnapshotAnimationError.sameView }
    animation.memory.views.append(view)
    let trees = try view.solvedTrees(on: device, at: fractions, changes: changes)
    let lists = trees.map(\.displayList)
    let (width, height) = (lists[0].width, lists[0].height)
    guard lists.allSatisfy({ $0.width == width && $0.height == height }) else {
      throw SnapshotAnimationError.changesSize
    }
    // All moments lie over each other, as they do in the picture.
    let moments = trees.enumerated().map { index, tree in
      let milliseconds = (index * 1000 + rate / 2) / rate
      return PlacedState(name: "\(milliseconds)ms", tree: tree, left: 0, top: 0)
    }
    let layout = Layout(of: moments, width: width, height: height, on: trees[0].layout.device)
    subject.adopt(SolvedTree(layout: layout, displayList: lists[0]), of: view)
    let drawn = DrawnAnimation(
      framesPerSecond: rate, layouts: trees.map(\.layout), digests: lists.map { Rasterizer.digest(of: $0) },
      draw: { Rasterizer.draw(lists[$0]) })
    return [.frames(layout), .animation(drawn, options)]
  }
}
