import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import TestTools
import Testing

@testable import LayoutSnapshotStore
@testable import LayoutSnapshotTesting

/// The way from one layout to another as a snapshot.
@Suite struct SnapshotAnimationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A drawer that slides in over a page.
  private final class Drawer: View {
    let panel = View()
    let title = Label()
    private(set) var moving: [LayoutConstraint] = []

    init(_ text: String = "Settings") {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      panel.backgroundColor = .systemIndigo
      (title.text, title.textColor, title.alpha) = (text, .white, 0)
      (panel.accessibilityIdentifier, title.accessibilityIdentifier) = ("panel", "title")
      for view in [panel, title] { view.translatesAutoresizingMaskIntoConstraints = false }
      addSubview(panel)
      panel.addSubview(title)
      moving = [
        panel.topAnchor.constraint(equalTo: topAnchor, constant: 500),
        panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60),
        panel.heightAnchor.constraint(equalToConstant: 80),
      ]
      LayoutConstraint.activate(
        moving + [
          panel.trailingAnchor.constraint(equalTo: trailingAnchor),
          title.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
          title.topAnchor.constraint(equalTo: panel.topAnchor, constant: 20),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func open() {
      for (constraint, constant) in zip(moving, [100, 0, 300]) { constraint.constant = CGFloat(constant) }
      title.alpha = 1
    }
  }

  private func verify(
    _ animation: SnapshotAnimation, duration: Double = 0.2, frames: Int = 20, strict: Bool = false,
    on devices: [Device] = [Device(name: "screen", width: 160, height: 400, scale: 2)],
    mode: RecordMode = .missing
  ) throws -> String? {
    let site = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: 1, column: 1)
    let assertion = Assertion(
      context: TestContext(site, function: "stored()", testName: "stored()"), site: site,
      settings: try SnapshotSettings(environment: ["LAYOUT_SNAPSHOT_ARTIFACTS": folder.path + "/out"]),
      session: SnapshotSession(), configuration: SnapshotConfiguration(isStrict: strict), mode: mode,
      root: folder.path + "/refs", named: nil)
    return try assertion.failure(as: .animation(duration: duration, frames: frames), on: devices) { _ in
      animation
    }?
    .message
  }

  private func opening(_ text: String = "Settings") -> SnapshotAnimation {
    SnapshotAnimation(of: Drawer(text)) { $0.open() }
  }

  private var reference: [UInt8] {
    get throws {
      let files =
        FileManager.default.enumerator(atPath: folder.path + "/refs")?.compactMap { $0 as? String } ?? []
      let path = try #require(files.first { $0.hasSuffix(".png") })
      return try #require(try Files.read(folder.path + "/refs/" + path))
    }
  }

  /// The picture of differences that the last failure left.
  private var differences: [UInt8]? {
    get throws {
      let files =
        FileManager.default.enumerator(atPath: folder.path + "/out")?.compactMap { $0 as? String } ?? []
      return try files.first { $0.hasSuffix(".diff.png") }
        .flatMap { try Files.read(folder.path + "/out/" + $0) }
    }
  }

  @Test func drawer_slidesIn() {
    let opening = SnapshotAnimation(of: Drawer()) { $0.open() }
    assertSnapshot(of: opening, as: .animation(duration: 0.4, frames: 60), on: .iPhone8)
    assertSnapshot(
      of: self.opening(),
      as: .animation(duration: 0.4, frames: 60, timing: .spring(duration: 0.25, bounce: 0.3)),
      on: .iPhone8, named: "spring")
  }

  @Test func fileOfThreeConstraints_isSmall_andHasEachPicture() throws {
    let view = Drawer()
    let fractions = AnimationTiming.linear.fractions(count: 24, duration: 0.4)
    let trees = try view.solvedTrees(on: .iPhone8, at: fractions) { view.open() }
    let lists = trees.map(\.displayList)
    let drawn = DrawnAnimation(
      framesPerSecond: 60, layouts: trees.map(\.layout), digests: lists.map { Rasterizer.digest(of: $0) },
      draw: { Rasterizer.draw(lists[$0]) })
    let part = SnapshotPart.animation(drawn, .init())
    let file = try part.referenceBytes()
    #expect(file.count < 60_000)
    var reader = try PNGAnimationReader(file)
    #expect(reader.frameCount == 25)
    for list in lists { #expect(try reader.next() == Rasterizer.draw(list)) }
    #expect(try Bitmap(png: file) == Rasterizer.draw(lists[0]))
  }

  @Test func bothEnds_areTheLayoutsOfTheTree_andBetweenEdgesMoveInLine() throws {
    let view = Drawer()
    let trees = try view.solvedTrees(on: .iPhone8, at: [0, 0.5, 1]) { view.open() }
    let (start, end) = (Drawer(), Drawer())
    end.open()
    #expect(trees[0] == (try start.solvedTree(on: .iPhone8)))
    #expect(trees[2] == (try end.solvedTree(on: .iPhone8)))
    #expect(trees[1].layout["Drawer/panel"]?.frame == CGRect(x: 30, y: 300, width: 345, height: 190))
    #expect(view.title.alpha == 1)
    #expect(trees[1].displayList != trees[2].displayList)
  }

  @Test func failure_namesTheMoment() throws {
    #expect(try verify(opening())?.contains("Automatically recorded") == true)
    #expect(try verify(opening()) == nil)
    let higher = SnapshotAnimation(of: Drawer()) { drawer in
      drawer.open()
      drawer.moving[0].constant = 90
    }
    let moved = try #require(try verify(higher))
    #expect(moved.contains("100ms/panel: y 300 -> 295"), "\(moved)")
    #expect(moved.contains("from 100 ms on, frame 3 of 5: "), "\(moved)")
    let renamed = try #require(try verify(opening("Options")))
    #expect(renamed.contains("from 100 ms on, frame 3 of 5: "), "\(renamed)")
  }

  @Test func pictureOfDifferences_showsEachMoment() throws {
    _ = try verify(opening())
    #expect(try differences == nil)
    _ = try verify(opening("Options"))
    var reader = try PNGAnimationReader(try #require(try differences))
    #expect(reader.frameCount == 5 && reader.framesPerSecond == 20)
    let marks = try (0..<5).map { _ in
      let picture = try #require(try reader.next())
      return (0..<picture.height).reduce(0) { sum, y in
        sum + (0..<picture.width).count { picture[$0, y] == Pixel(red: 255, green: 0, blue: 0) }
      }
    }
    #expect(try reader.next() == nil)
    // The title is not seen before the third moment.
    #expect(marks[0] == 0 && marks[1] == 0 && marks[2...].allSatisfy { $0 > 0 }, "\(marks)")
    // Another pace leaves one picture, in which nothing of the beginning differs.
    _ = try verify(opening(), frames: 10)
    #expect(try differences == nil)
  }

  @Test func longerAnimation_isADifference_thatCanBeAccepted() throws {
    _ = try verify(opening())
    let longer = try #require(try verify(opening(), duration: 0.3))
    #expect(
      longer.contains("the animation had 5 frames at 20 a second, has 7 frames at 20 a second"), "\(longer)")
    let slower = try #require(try verify(opening(), frames: 10))
    #expect(slower.contains("had 5 frames at 20 a second, has 3 frames at 10 a second"), "\(slower)")
    _ = try verify(opening(), duration: 0.3, mode: .failed)
    #expect(try verify(opening(), duration: 0.3) == nil)
  }

  @Test func referenceThatDoesNotMove_orWasOptimized_isToldApart() throws {
    _ = try verify(opening())
    let file = try reference
    let still = try Bitmap(png: file).pngData(.small)
    let drawn = DrawnPicture(try Bitmap(png: file))
    guard case .broken(let reason) = SnapshotPart.picture(drawn, .init()).compare(with: file) else {
      Issue.record("a picture is the same as an animation")
      return
    }
    #expect(reason.contains("It is an animation"))
    let trees = try Drawer().solvedTrees(on: .iPhone8, at: [0]) {}
    let animation = DrawnAnimation(
      framesPerSecond: 20, layouts: [trees[0].layout], digests: [Digest128(high: 0, low: 0)]
    ) { _ in Rasterizer.draw(trees[0].displayList) }
    guard case .broken(let words) = SnapshotPart.animation(animation, .init()).compare(with: still) else {
      Issue.record("an animation is the same as a picture")
      return
    }
    #expect(words.contains("does not move"))
  }

  @Test func impossibleAnimations_areErrors() throws {
    #expect(try verify(opening(), duration: 0)?.contains("cannot last 0.0 seconds") == true)
    #expect(try verify(opening(), duration: .infinity)?.contains("cannot last inf seconds") == true)
    #expect(try verify(opening(), frames: 0)?.contains("cannot have 0 frames a second") == true)
    #expect(try verify(opening(), duration: 60)?.contains("1201 frames, and 300 are the most") == true)
    let shared = Drawer()
    let animation = SnapshotAnimation(of: shared) { $0.open() }
    let message = try verify(animation, on: [.iPhone5, .iPhone8])
    #expect(message?.contains("Create the view in the call") == true)
  }

  @Test func strictSuite_refusesABrokenEnd() throws {
    let broken = SnapshotAnimation(of: Drawer()) {
      $0.panel.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    let message = try #require(try verify(broken, strict: true))
    #expect(message.contains("was refused"), "\(message)")
  }
}
