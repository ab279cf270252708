import Foundation
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotTesting

/// A failure says first why things differ, and is right about it.
@Suite struct WhyTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private func failure(on devices: [Device] = [.iPhone4], _ change: (ShopScreen) -> Void) throws
    -> SnapshotFailure
  {
    let screen = ShopScreen()
    change(screen)
    return try #require(try desk.failure(of: screen, afterRecording: ShopScreen(), on: devices))
  }

  private static let red = Color(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)

  @Test func colour_isACause_onAllDevices() throws {
    let phones = DeviceMatrix.coarsePhones
    let failure = try failure(on: phones) { $0.checkout.backgroundColor = Self.red }
    #expect(failure.causes == ["checkout.backgroundColor #007AFF -> #FF3B30"])
    let lines = failure.message.split(separator: "\n")
    #expect(lines[1] == "Why:")
    #expect(lines[2] == "  checkout.backgroundColor #007AFF -> #FF3B30 on all \(phones.count) devices")
  }

  @Test func wrappedLabel_whoseWidthFollowsFromItsRoom_isNoCause() throws {
    let failure = try failure { $0.margin = 20 }
    #expect(failure.causes == ["heading.leading == shop.leading + 20 'margin', was + 16"])
  }

  @Test func looks_ofEveryKind_areCauses() throws {
    func causes(_ change: (ShopScreen) -> Void) throws -> [String] { try failure(change).causes }
    #expect(try causes { $0.checkout.layer.cornerRadius = 8 } == ["checkout.layer.cornerRadius 0 -> 8"])
    #expect(try causes { $0.checkout.alpha = 0.5 } == ["checkout.alpha 1 -> 0.5"])
    #expect(try causes { $0.heading.textColor = Self.red } == ["heading.textColor label -> #FF3B30"])
    // One letter for another of one width: nothing moves.
    #expect(try causes { $0.heading.text = "Your carl" }.first?.contains("\"Your carl\"") == true)
    #expect(
      try causes { $0.checkout.isEnabled = false }.contains("checkout.isEnabled true -> false"))
    #expect(try causes { $0.checkout.isHidden = true } == ["checkout is now hidden"])
  }

  @Test func picture_ofOtherPixels_isACause() throws {
    func screen(_ color: Color) -> View {
      let view = ImageView(image: Image(color: color, size: CGSize(width: 20, height: 20)))
      view.accessibilityIdentifier = "photo"
      view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      let root = View()
      root.addSubview(view)
      return root
    }
    let failure = try desk.failure(of: screen(.black), afterRecording: screen(.white))
    #expect(failure?.causes == ["photo.image #FFFFFF 20 x 20 -> #000000 20 x 20"])
  }

  @Test func font_isCalledAsADeveloperCallsIt() throws {
    let failure = try failure { $0.first.font = .systemFont(ofSize: 28, weight: .bold) }
    #expect(failure.causes == ["shipping: font system bold 28, was system 17"])
  }

  @Test func spacing_isNamedByItsView() throws {
    let failure = try failure { $0.stack.setCustomSpacing(12, after: $0.first) }
    #expect(failure.causes == ["stack: spacing after shipping 12, was none"])
  }

  @Test func looks_besideAMove_areACauseOfTheirOwn_soThatAcceptingOneDoesNotHideTheOther() throws {
    let moved = ShopScreen()
    moved.margin = 20
    let painted = ShopScreen()
    painted.margin = 20
    painted.checkout.backgroundColor = Self.red
    _ = try desk.failure(of: moved, afterRecording: ShopScreen(), test: "first()")
    let both = try #require(try desk.failure(of: painted, afterRecording: ShopScreen(), test: "second()"))
    #expect(
      both.causes == [
        "heading.leading == shop.leading + 20 'margin', was + 16",
        "checkout.backgroundColor #007AFF -> #FF3B30",
      ])
    #expect(ReviewGroup.groups(of: try desk.pending).map(\.results.count) == [1, 1])
  }

  @Test func looks_areOfTheReferenceThatWasAccepted() throws {
    let painted = ShopScreen()
    painted.checkout.backgroundColor = Self.red
    _ = try desk.failure(of: painted, afterRecording: ShopScreen())
    let roots = ManifestRoots(
      package: "/x", artifacts: desk.artifacts, references: [desk.folder.path + "/refs"])
    try Reviewer(roots).accept(try #require(try desk.pending.first))
    #expect(try desk.failure(of: painted) == nil)
    let back = try #require(try desk.failure(of: ShopScreen()))
    #expect(back.causes == ["checkout.backgroundColor #FF3B30 -> #007AFF"])
  }

  @Test func looks_thatNobodySees_areNoCause() throws {
    let behind = { (color: Color) -> ShopScreen in
      let screen = ShopScreen()
      let back = View(frame: CGRect(x: 100, y: 400, width: 20, height: 20))
      let front = View(frame: back.frame)
      front.backgroundColor = .black
      back.backgroundColor = color
      screen.addSubview(back)
      screen.addSubview(front)
      return screen
    }
    #expect(try desk.failure(of: behind(.red), afterRecording: behind(.green)) == nil)
    let painted = behind(.red)
    painted.checkout.backgroundColor = Self.red
    #expect(
      try desk.failure(of: painted)?.causes == ["checkout.backgroundColor #007AFF -> #FF3B30"])
  }

  @Test func pixels_areToldInPoints_withTheirViews() throws {
    let failure = try failure { $0.checkout.backgroundColor = Self.red }
    let line = try #require(failure.message.split(separator: "\n").first { $0.contains("pixels differ") })
    #expect(line.contains("within x 32..<608"))
    #expect(line.contains(": (16, "))
    #expect(line.hasSuffix("288 x 50) points in checkout on iPhone4"), "\(line)")
  }
}
