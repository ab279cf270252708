import Foundation
import LayoutSnapshotSupport
import Testing

@testable import LayoutSnapshotTesting

/// Where something fails is told as ranges of sizes, and nothing is told of a size that passes.
@Suite struct SizeRangesTests {
  private func words(_ matrix: DeviceMatrix, where fails: (Device) -> Bool) throws -> String {
    let ranges = try #require(SizeRanges(matrix.devices))
    return ranges.words(matrix.devices.indices.filter { fails(matrix.devices[$0]) })
  }

  @Test func widths_areRanges() throws {
    let widths = DeviceMatrix.widths(320...430)
    #expect(try words(widths) { $0.width < 348 } == "at 320...347 x 1024")
    #expect(try words(widths) { $0.width < 348 || $0.width == 400 } == "at 320...347 x 1024, 400 x 1024")
    #expect(try words(widths) { _ in true } == "on all 111 screens")
    #expect(try words(.heights(320...400)) { $0.height > 390 } == "at 390 x 391...400")
  }

  @Test func steps_areNoGaps() throws {
    let coarse = DeviceMatrix.widths(300...400, by: 50, height: 600)
    #expect(try words(coarse) { $0.width < 400 } == "at 300...350 x 600")
    #expect(try words(coarse) { $0.width != 350 } == "at 300 x 600, 400 x 600")
  }

  @Test func traits_haveTheirOwnRanges() throws {
    let sizes = DeviceMatrix.widths(320...430).typeSizes
    let found = try words(sizes) { device in
      device.width < (device.traitCollection.preferredContentSizeCategory == .accessibilityLarge ? 390 : 348)
    }
    #expect(found.contains("at 320...347 x 1024"))
    #expect(
      found.hasSuffix("; with ax2 at 320...389 x 1024") || found.contains("with ax2 at 320...389 x 1024"),
      "\(found)")
    // What is the same with all traits is said once.
    #expect(try words(sizes) { $0.width < 330 } == "at 320...329 x 1024")
  }

  @Test func everySize_isTwoSeries_thatCross() throws {
    #expect(try words(.everySize) { $0.width < 330 } == "at 320...329 x 1024")
    #expect(try words(.everySize) { $0.height < 500 } == "at 390 x 320...499")
    #expect(try words(.everySize) { $0.width == 390 && $0.height == 1024 } == "at 390 x 1024")
    #expect(try words(.everySize) { $0.width == 390 } == "at 390 x 320...1366")
  }

  @Test func grid_isToldRowByRow() throws {
    let grid = DeviceMatrix.widths(320...322).withHeights(480...481)
    #expect(grid.devices.map(\.name) == ["320x480", "320x481", "321x480", "321x481", "322x480", "322x481"])
    #expect(try words(grid) { $0.height == 480 && $0.width < 322 } == "at 320...321 x 480")
    #expect(SizeRanges(DeviceMatrix.phones.devices) == nil)
  }

  /// Siblings are told apart by numbers in their names, which are no sizes.
  @Test func siblings_thatFailAtOtherSizes_areTwoFindings() throws {
    let root = View()
    root.accessibilityIdentifier = "root"
    for width in [330, 340] {
      root.addSubview(View(frame: CGRect(x: 0, y: 0, width: width, height: 10)))
    }
    let message = try #require(
      LayoutFindings([LayoutChecks().staysInside], on: DeviceMatrix.widths(320...360).devices) { root }
        .message)
    #expect(
      message == """
        The layout is not as expected.
          stays inside: root/View[0]: (0, 0; 330 x 10) extends beyond its superview of 320 x 1024, at 320...329 x 1024; first at 320x1024
          stays inside: root/View[1]: (0, 0; 340 x 10) extends beyond its superview of 320 x 1024, at 320...339 x 1024; first at 320x1024
        """)
  }

  @Test func everySplit_isEveryPartOfAPad() {
    let names = DeviceMatrix.everySplit.devices.map(\.name)
    #expect(Set(names).count == names.count && names.count > 40)
    #expect(names.contains("iPadPro12_9_landscape_half") && names.contains("iPad9_slideover"))
  }

  /// Views take their texts when they are created, so each locale has views of its own.
  @Test func locales_haveViewsOfTheirOwn() throws {
    let locales = Locked<[String]>([])
    func make() -> Label {
      let label = Label()
      let locale = CurrentDevice.unwatched.traitCollection.locale.identifier
      locales.withLock { $0.append(locale) }
      label.text = locale == "de_DE" ? "Rindfleischetikettierungsgesetz" : "Law"
      label.numberOfLines = 1
      return label
    }
    let devices = DeviceMatrix.size(width: 100, height: 20).locales("en_GB", "de_DE").typeSizes.devices
    let found = LayoutFindings([LayoutChecks().truncatesNothing], on: devices) { make() }
    #expect(locales.withLock { $0 } == ["en_GB", "de_DE"])
    let message = try #require(found.message)
    #expect(message.contains("lang_de_DE") && !message.contains("lang_en_GB"), "\(message)")
    #expect(found.smallest?.device.traits.localeIdentifier == "de_DE")
  }
}
