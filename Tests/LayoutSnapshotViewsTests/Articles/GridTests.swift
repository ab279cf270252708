import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// A large view, a row of two squares and a row of three, with 16 to the bounds and 8 between: the top and the
/// bottom are measured from the margins, the sides from the bounds.
@Suite struct GridTests {
  private let root = View()
  private let grid = (0..<6).map { _ in View() }
  private var counts: [Int] = []

  init() {
    for view in grid {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for row in [firstRow(), secondRow(), thirdRow()] {
      root.addConstraints(row)
      counts.append(row.count)
    }
  }

  private func equal(
    _ item: View, _ attribute: LayoutConstraint.Attribute, _ other: View,
    _ otherAttribute: LayoutConstraint.Attribute, _ constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
  }

  private func firstRow() -> [LayoutConstraint] {
    [
      equal(grid[0], .top, root, .topMargin, 16), equal(grid[0], .left, root, .left, 16),
      equal(grid[0], .right, root, .right, -16),
    ]
  }

  private func secondRow() -> [LayoutConstraint] {
    let (left, right) = (grid[1], grid[2])
    return [
      equal(left, .top, grid[0], .bottom, 8), equal(right, .top, left, .top),
      equal(right, .left, left, .right, 8), equal(left, .left, root, .left, 16),
      equal(right, .right, root, .right, -16), equal(right, .bottom, left, .bottom),
      equal(left, .height, left, .width), equal(right, .height, right, .width),
      equal(right, .width, left, .width),
    ]
  }

  private func thirdRow() -> [LayoutConstraint] {
    let (left, middle, right) = (grid[3], grid[4], grid[5])
    return [
      equal(left, .top, grid[1], .bottom, 8), equal(middle, .top, left, .top), equal(right, .top, left, .top),
      equal(middle, .left, left, .right, 8), equal(right, .left, middle, .right, 8),
      equal(left, .left, root, .left, 16), equal(right, .right, root, .right, -16),
      equal(left, .bottom, root, .bottomMargin, -16), equal(middle, .bottom, left, .bottom),
      equal(right, .bottom, left, .bottom), equal(left, .height, left, .width),
      equal(middle, .width, left, .width), equal(right, .width, left, .width),
    ]
  }

  @Test func thirdRow_has13Constraints() {
    #expect(counts == [3, 9, 13])
    #expect(root.constraints.count == 25)
  }

  @Test func grid_on3_5Inches() throws {
    let layout = try root.layout(on: .iPhone4)
    #expect(layout.conflicts.isEmpty)
    // Two of (288 - 8) / 2 = 140, three of (288 - 16) / 3 = 90.667. From the bottom: 480 - 16 = 464, 373.333,
    // 365.333, 225.333, 217.333; the top is the status bar's 20, and 16.
    #expect(
      grid.map(\.frame) == [
        rect(16, 36, 288, 181.5), rect(16, 225.5, 140, 140), rect(164, 225.5, 140, 140),
        rect(16, 373.5, 90.5, 90.5), rect(114.5, 373.5, 91, 90.5), rect(213.5, 373.5, 90.5, 90.5),
      ])
  }

  @Test func grid_on4Inches() throws {
    _ = try root.layout(on: .iPhone5)
    #expect(grid[0].frame == rect(16, 36, 288, 269.5))
    #expect(grid[5].frame == rect(213.5, 461.5, 90.5, 90.5))
  }

  @Test func grid_onAModernPhone() throws {
    _ = try root.layout(on: .iPhone15)
    // 361 wide: two of 176.5, three of 115. From 852 - 34 - 16 = 802 up: 687, 679, 502.5, 494.5; the top is
    // 59 + 16. Halves are at 3x half a pixel, and rounded up: 502.667, 494.667 and 679.
    #expect(grid[0].frame == rect(16, 75, 361, 1259.0 / 3))
    #expect(grid[1].frame == rect(16, 1508.0 / 3, 530.0 / 3, 529.0 / 3))
    #expect(grid[3].frame == rect(16, 687, 115, 115))
  }

  /// Lying on its side the screen is lower than the squares are high together; the large view cannot be less
  /// than nothing high, so a constraint has to break.
  @Test(arguments: [Device.iPhone4.landscape, .iPhone5.landscape])
  func grid_lyingOnItsSide_conflicts(device: Device) throws {
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.count == 1)
    #expect(!grid.contains { $0.frame.height < 0 })
  }
}
