import Foundation
import Testing

@testable import LayoutSnapshotTesting

/// What an article claims of a grid: a row of two and a row of three squares below a view that takes what is left.
@Suite struct GridClaimTests {
  /// Squares that have more constraints than they need.
  private struct Surplus: OptionSet {
    let rawValue: Int
    /// The right square of two has a ratio besides the edges and the width that it takes over from the left one.
    static let ofTwo = Surplus(rawValue: 1)
    /// The second and third square of three have ratios, too.
    static let ofThree = Surplus(rawValue: 2)
  }

  private func grid(_ surplus: Surplus = []) -> View {
    let root = Root()
    let top = root.add("top")
    let two = ["left", "right"].map(root.add)
    let three = ["first", "middle", "last"].map(root.add)
    let area = root.layoutMarginsGuide
    LayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      top.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      top.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      three[0].bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
    ])
    squares(two, below: top, in: root, allHaveRatios: surplus.contains(.ofTwo))
    squares(three, below: two[0], in: root, allHaveRatios: surplus.contains(.ofThree))
    return root
  }

  /// Squares from one margin to the other, 8 points apart. The first one says where the row is and how high.
  private func squares(_ row: [View], below above: View, in root: View, allHaveRatios: Bool) {
    let first = row[0]
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      first.heightAnchor.constraint(equalTo: first.widthAnchor),
      row[row.count - 1].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
    ])
    for (before, view) in zip(row, row.dropFirst()) {
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: first.topAnchor),
        view.bottomAnchor.constraint(equalTo: first.bottomAnchor),
        view.leftAnchor.constraint(equalTo: before.rightAnchor, constant: 8),
        view.widthAnchor.constraint(equalTo: first.widthAnchor),
      ])
      if allHaveRatios { view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true }
    }
  }

  /// The constraints without which the layout is the same on all upright phones.
  private func superfluous(_ view: View) throws -> [String] {
    let phones = DeviceMatrix(Device.phones.filter { $0.width < $0.height })
    return try ConstraintCoverage(of: view, on: phones).unnoticed.filter { $0.change == .removed }
      .map(\.constraint)
  }

  /// "All the views in the bottom two rows are square, and alike in their row": with tops and gaps that are the same.
  @Test func squares_areAlikeAndInLine_atEveryWidth() {
    let pixel: CGFloat = 0.5
    let rows = LayoutCheck("rows are squares in line") { layout in
      [["left", "right"], ["first", "middle", "last"]].flatMap { names in
        let frames = names.compactMap { layout["root/\($0)"]?.frameInRoot }
        let lengths = frames.flatMap { [$0.width, $0.height] }
        let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
        let isRight =
          Set(frames.map(\.minY)).count == 1 && Set(frames.map(\.maxY)).count == 1
          && (lengths.max() ?? 0) - (lengths.min() ?? 0) <= pixel * 1.001
          && gaps.allSatisfy { abs($0 - 8) <= pixel * 1.001 }
        return isRight ? [] : ["\(names): \(frames)"]
      }
    }
    expectLayout(of: grid(), on: .widths(320...1366, by: 1, height: 1366)) {
      $0.isUnambiguous
      $0.hasNoConflicts
      $0.overlapsNothing
      $0.staysInside
      rows
    }
    // The proof would see a row that is not.
    let other = grid()
    other.constraints.first { "\($0)" == "right.top == left.top" }?.constant = 1
    #expect(LayoutFindings([rows], on: [.iPhone15]) { other }.message != nil)
  }

  /// "You don't need these two constraints": the ratios of the second and third square, once tops and bottoms are in line.
  @Test func ratiosOfThree_areSuperfluous_atEveryWidth() throws {
    assertEqualLayout(grid(), grid(.ofThree), on: .widths(320...1366, by: 1, height: 1366))
    let found = try superfluous(grid(.ofThree))
    #expect(found.contains("middle.height == middle.width") && found.contains("last.height == last.width"))
    // Without the two nothing else can go.
    #expect(try superfluous(grid()) == [])
  }

  /// What the article has left: the row of two has one constraint too many for the same reason.
  @Test func ratioOfTwo_isSuperfluous_too() throws {
    #expect(try superfluous(grid(.ofTwo)).contains("right.height == right.width"))
    assertEqualLayout(grid(), grid(.ofTwo), on: .widths(320...1366, by: 1, height: 1366))
  }

  /// "The topmost view does not have the same dimensions on the different devices". Where it would have none, squares do not fit.
  @Test func topView_hasNoRoom_onScreensThatAreWide() throws {
    let low = Device(name: "low", width: 320, height: 480, scale: 2)
    let sweep = try LayoutSweep(of: grid(), over: .widths(320...1366), on: low)
    let conflicts = sweep.problems.filter { $0.text.hasPrefix("these constraints conflict") }.flatMap(\.sizes)
    // Margins, gaps and squares take 12 points and five sixths of the width: all 480 points at a width of 561.6.
    #expect(conflicts.map(\.lowerBound).min() == 562)
    #expect(Set(conflicts.flatMap { Array($0) }) == Set(562...1366))
    // No phone is so low upright, and all are on their sides.
    for phone in Device.phones {
      #expect(try grid().layout(on: phone).conflicts.isEmpty, "\(phone.name)")
      #expect(try !grid().layout(on: phone.landscape).conflicts.isEmpty, "\(phone.name)")
    }
  }
}
