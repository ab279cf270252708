import Foundation
import Testing

@testable import LayoutSnapshotViews

/// Text of many lines over a matrix of devices, and what measuring it costs.
@Suite
struct TextMatrixTests {
  /// Thirty words of 41.06 points, with spaces of 4.36, 20 points from both edges.
  ///
  /// A line holds as many words as `45.42 n - 4.36` is less than its width.
  @Test(
    arguments: [
      // 280 points hold 6 words: 5 lines of 20.287 are 101.44 high. 440 hold 9, 528 hold 11.
      (Device.iPhone4, 101.5), (.iPhone4.landscape, 81.5), (.iPhone5, 101.5), (.iPhone5.landscape, 61),
      // 335 hold 7, 374 hold 8.
      (.iPhone8, 101.5), (.iPhone8Plus, 244.0 / 3),
      // 353 hold 7, 812 hold 17.
      (.iPhone15, 305.0 / 3), (.iPhone15.landscape, 122.0 / 3),
    ] as [(Device, CGFloat)])
  func text_isAsHighAsItsLinesOnEveryDevice(device: Device, height: CGFloat) throws {
    let message = MultilineTests.Message(Array(repeating: "Label", count: 30).joined(separator: " "))
    let layout = try message.layout(on: device)
    #expect(message.label.frame.height == height)
    #expect(message.bar.frame.minY == 10 + height + 8)
    #expect(layout.nodes.allSatisfy { !$0.isTruncated && !$0.isAmbiguous })
    #expect(layout.conflicts.isEmpty)
  }

  /// A list of messages, each below the other.
  private func list(_ count: Int) -> (root: View, labels: [Label]) {
    let root = View()
    var labels: [Label] = []
    for index in 0..<count {
      let label = Label()
      label.text = Array(repeating: "message", count: 1 + index % 30).joined(separator: " ")
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: labels.last?.bottomAnchor ?? root.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      labels.append(label)
    }
    return (root, labels)
  }

  @Test
  func text_isFilledOnceForItsOwnWidthAndOnceForEachOther() throws {
    let (root, labels) = list(50)
    func fills() -> [Int] { labels.map { $0.store.block(for: $0)?.fillCount ?? 0 } }
    _ = try root.layout(on: .iPhone5)
    // In one line, and at 320 points.
    #expect(fills().allSatisfy { $0 == 2 })
    _ = try root.layout(on: .iPhone4)
    // As wide at the same scale: nothing new.
    #expect(fills().allSatisfy { $0 == 2 })
    _ = try root.layout(on: .iPhone8)
    #expect(fills().allSatisfy { $0 == 3 })
    _ = try root.layout(on: .iPhone5)
    #expect(fills().allSatisfy { $0 == 3 })
  }

  @Test
  func solves_doNotGrowWithTheNumberOfTexts() throws {
    for count in [10, 30, 100] {
      let (root, _) = list(count)
      _ = try root.layout(on: .iPhone5)
      let engine = try root.currentEngine()
      #expect(engine.solveCount == 2)
      _ = try root.layout(on: .iPhone8)
      #expect(engine.solveCount == 4)
      #expect(try root.currentEngine() === engine)
    }
  }

  @Test
  func layouts_doNotDependOnTheDevicesBefore() throws {
    let devices: [Device] = [.iPhone4, .iPhone5.landscape, .iPhone15, .iPhone8.rightToLeft, .iPhone4]
    let (root, _) = list(20)
    for device in devices + devices.reversed() {
      #expect(try root.layout(on: device) == list(20).root.layout(on: device))
    }
  }
}
