import LayoutSnapshotImageCheck
import LayoutSnapshotImageDiff
import LayoutSnapshotPNG

extension DrawnAnimation {
  /// What the animation has to say about a reference: the first picture that differs counts.
  func compare(with reference: [UInt8], _ options: ComparisonOptions) -> PartComparison {
    if PNGProof.animationDigest(of: reference) == digest { return .same }
    do throws(PNGDecodingError) {
      var reader = try PNGAnimationReader(reference)
      guard let pace = reader.framesPerSecond else {
        return .broken("It is a picture that does not move. Record it again.")
      }
      let was = AnimationChange.Length(frames: reader.frameCount, framesPerSecond: pace)
      let now = AnimationChange.Length(frames: frameCount, framesPerSecond: framesPerSecond)
      // With the same pace the times of pictures are the same, so the first difference says more than the length.
      for index in 0..<(pace == framesPerSecond ? min(was.frames, now.frames) : 1) {
        guard let expected = try reader.next() else { break }
        let isLast = index + 1 == min(was.frames, now.frames) || pace != framesPerSecond
        do throws(PictureCheckError) {
          let check = try PictureCheck(
            expected: .bitmap(expected, digest: nil), actual: .bitmap(frame(index), digest: nil), options)
          if check.comparison.isMatch(options.tolerance), was == now || !isLast { continue }
          let change = PixelChange(
            check.comparison, in: layouts[index],
            animation: AnimationChange(was: was, now: now, frame: index))
          // At another pace moments do not belong to each other: the first picture has to do.
          guard check.difference != nil, pace == framesPerSecond else {
            return .pixels(change, picture: check.difference)
          }
          let moving = AnimationDifference(reference, self, options)
          return .pixels(change, picture: try moving.pngData(frameCount: min(was.frames, now.frames)))
        } catch { return .broken(error.description) }
      }
      return .same
    } catch { return .broken(error.description) }
  }
}

/// How an animation differs from its reference.
package struct AnimationChange: Hashable, Sendable {
  /// How many pictures there are, and how many in a second.
  package struct Length: Hashable, Sendable, CustomStringConvertible {
    package let frames: Int
    package let framesPerSecond: Int

    package var description: String { "\(frames) frames at \(framesPerSecond) a second" }
  }

  package let was: Length
  package let now: Length
  /// The number of the first picture that differs.
  package let frame: Int

  /// Where in the animation, or how long it is.
  var words: String {
    if was != now { return "the animation had \(was), has \(now)" }
    let milliseconds = (frame * 1000 + now.framesPerSecond / 2) / now.framesPerSecond
    return "from \(milliseconds) ms on, frame \(frame + 1) of \(now.frames)"
  }
}
