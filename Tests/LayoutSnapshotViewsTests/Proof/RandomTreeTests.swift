import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What has to hold for every tree, tried on random ones.
@Suite struct RandomTreeTests {
  private static let devices: [Device] = [.iPhone5, .iPhone8Plus, .iPhone15.landscape, .iPadAir]

  /// The frames that are handed out satisfy what is reported as satisfied, to a pixel for each edge.
  @Test func constraints_reportedAsHeld_areHeldByTheFrames() throws {
    var checked = 0
    for seed in 0..<120 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      let root = random.make()
      let device = Self.devices[Int(seed) % Self.devices.count]
      let layout = try root.layout(on: device)
      let frames = Dictionary(uniqueKeysWithValues: layout.nodes.map { ($0.path, $0.frameInRoot) })
      // Margins that are wider than their view turn their guide inside out; no frame tells that.
      let insideOut = layout.nodes.filter {
        $0.kind == .guide && ($0.frame.width == 0 || $0.frame.height == 0)
      }
      let untold = Set(insideOut.map(\.path))
      for constraint in layout.constraints where constraint.isHeld {
        if untold.contains(constraint.item) || constraint.otherItem.map(untold.contains) == true { continue }
        guard let first = frames[constraint.item].map({ constraint.attribute.value($0, false) }) else {
          continue
        }
        var right = constraint.constant
        if let other = constraint.otherItem {
          guard let frame = frames[other] else { continue }
          right += constraint.multiplier * constraint.otherAttribute.value(frame, false)
        }
        let slack = 2.01 / Double(device.scale)
        switch constraint.relation {
        case .equal: #expect(abs(first - right) <= slack, "\(seed): \(constraint)")
        case .lessThanOrEqual: #expect(first <= right + slack, "\(seed): \(constraint)")
        case .greaterThanOrEqual: #expect(first >= right - slack, "\(seed): \(constraint)")
        }
        checked += 1
      }
    }
    #expect(checked > 3000)
  }

  @Test func rotation_thereAndBack_restoresEveryFrame() throws {
    for seed in 200..<260 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      let root = random.make()
      let upright = try root.layout(on: .iPhone15)
      let turned = try root.layout(on: .iPhone15.landscape)
      #expect(try root.layout(on: .iPhone15) == upright, "\(seed)")
      var again = RandomTree(seed: seed)
      #expect(try again.make().layout(on: .iPhone15.landscape) == turned, "\(seed)")
    }
  }

  /// Right-to-left layouts of trees that only speak of leading and trailing mirror the others, to a pixel.
  @Test func rightToLeft_mirrors() throws {
    for seed in 300..<360 as Range<UInt64> {
      var random = RandomTree(seed: seed, usesLeftAndRight: false)
      let root = random.make()
      let device = Device.iPhone8
      let there = try root.layout(on: device)
      // Where something is left open, the value next to 0 is chosen, and that is another side.
      guard there.ambiguousSlots.isEmpty, there.conflicts.isEmpty else { continue }
      let mirrored = try root.layout(on: device.rightToLeft)
      for (a, b) in zip(there.nodes, mirrored.nodes) {
        #expect(a.path == b.path)
        #expect(abs(device.width - a.frameInRoot.maxX - b.frameInRoot.minX) <= 0.51, "\(seed): \(a.path)")
        #expect(abs(a.frameInRoot.width - b.frameInRoot.width) <= 0.51, "\(seed): \(a.path)")
        #expect(a.frameInRoot.minY == b.frameInRoot.minY)
      }
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute's value for a rectangle.
  fileprivate func value(_ frame: CGRect, _ rightToLeft: Bool) -> Double {
    switch self {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    default: .nan
    }
  }
}
