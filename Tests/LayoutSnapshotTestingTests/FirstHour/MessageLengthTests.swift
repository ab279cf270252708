import Foundation
import LayoutSnapshotStore
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// However many devices there are, a failure fits on a screen and ends with a command.
@Suite struct MessageLengthTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private enum Matrix: String {
    case device, phones, variants, widths

    var devices: [Device] {
      switch self {
      case .device: [.iPhone4]
      case .phones: DeviceMatrix.coarsePhones
      case .variants: DeviceMatrix.phones.styles.directions.devices
      case .widths: DeviceMatrix.widths(280...430, by: 1, height: 600).devices
      }
    }
  }

  private func lines(_ failure: SnapshotFailure?) throws -> [Substring] {
    try #require(failure).message.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [Matrix.device, .phones])
  private func failure_hasAtMost20Lines(matrix: Matrix) throws { try expectFewLines(matrix) }

  @Test(.thorough(.takesMinutes), arguments: [Matrix.variants, .widths])
  private func failure_onHundredsOfScreens_hasAtMost20Lines(matrix: Matrix) throws {
    try expectFewLines(matrix)
  }

  private func expectFewLines(_ matrix: Matrix) throws {
    let devices = matrix.devices
    let screen = ShopScreen()
    screen.margin = 20
    screen.heading.font = .systemFont(ofSize: 30)
    screen.checkout.backgroundColor = .red
    screen.first.text = "Post"
    screen.stack.spacing = 3
    let missing = try lines(try desk.failure(of: screen, on: devices))
    let recorded = try lines(try desk.failure(of: ShopScreen(), on: devices, mode: .missing))
    let changed = try lines(try desk.failure(of: screen, on: devices))
    for lines in [missing, recorded, changed] {
      #expect(lines.count <= 20, "\(lines.joined(separator: "\n"))")
      #expect(lines.allSatisfy { $0.utf8.count < 400 }, "\(lines.joined(separator: "\n"))")
    }
    #expect(changed.last?.hasPrefix("  layout-snapshot accept ") == true)
  }

  @Test func text_ofManyLines_isCut() throws {
    let strategy = Snapshotting<View>(pathExtension: "txt") { view, _ in
      (0..<100).map { "\($0) \(view.accessibilityIdentifier ?? "")\n" }.joined()
    }
    let (a, b) = (View(), View())
    b.accessibilityIdentifier = "b"
    _ = try desk.failure(of: a, mode: .all, as: strategy)
    let changed = try lines(try desk.failure(of: b, as: strategy))
    #expect(changed.count == 20)
    #expect(changed.contains { $0.hasPrefix("  and ") && $0.hasSuffix(" more lines") })
  }

  @Test func movement_ofOneSizeEverywhere_isSaidOnce() throws {
    let screen = ShopScreen()
    screen.margin = 20
    let devices = DeviceMatrix.coarsePhones
    let lines = try lines(try desk.failure(of: screen, afterRecording: ShopScreen(), on: devices))
    #expect(lines.contains("  heading: x +4, width -4 on all \(devices.count) devices"), "\(lines)")
  }

  @Test func widths_areToldAsARange() throws {
    let devices = DeviceMatrix.widths(320...347, by: 1, height: 600).devices
    let wide = ShopScreen()
    wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    _ = try desk.failure(of: ShopScreen(), on: Array(devices[3...]), mode: .all)
    let lines = try lines(try desk.failure(of: ShopScreen(), on: devices))
    #expect(lines[0].hasSuffix("has no reference on 320x600...322x600."), "\(lines[0])")
  }

  @Test func files_areNamedByTheirPattern() throws {
    let devices = DeviceMatrix.coarsePhones
    let recorded = try lines(try desk.failure(of: ShopScreen(), on: devices, mode: .missing))
    let folder = "\(desk.folder.path)/refs/LayoutSnapshotTestingTests/MessageLengthTests"
    #expect(recorded.contains("  \(folder)/checkout.*.json (\(devices.count) files)"), "\(recorded)")
    #expect(recorded.contains("  \(folder)/checkout.*.png (\(devices.count) files)"))
  }
}
