import Foundation
import LayoutSnapshotRaster
import LayoutSnapshotServing
import LayoutSnapshotViews
import Testing

@testable import LayoutSnapshotCanvas

@Suite struct CanvasStageTests {
  private func ask(_ stage: CanvasStage, _ query: String, part: String = "frame") throws -> HTTPResponse {
    stage.answer(
      try #require(try HTTPRequest(Array("GET /secret/\(part)?\(query) HTTP/1.1\r\n\r\n".utf8))))
  }

  private func stage() throws -> CanvasStage {
    try CanvasStage(["Half": { Half() }, "Broken": { throw Broken() }])
  }

  /// The facts and the pixels of a frame.
  private func parts(_ body: [UInt8]) throws -> (facts: Facts, pixels: [UInt8]) {
    let length = body[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    return (
      try JSONDecoder().decode(Facts.self, from: Data(body[4..<4 + length])), Array(body[(4 + length)...])
    )
  }

  private struct Facts: Decodable { let width, height, conflicts: Int, edges: [[Int]] }
  private struct Broken: Error {}

  private static let small = "view=Half&device=iPhone8&width=40&height=20&scale=2"

  @Test func frame_hasThePixelsOfThePicture() throws {
    let frame = try parts(try ask(stage(), Self.small).body)
    #expect(frame.facts.width == 80 && frame.facts.height == 40 && frame.facts.conflicts == 0)
    #expect(frame.facts.edges.contains([0, 0, 40, 40]))
    let device = Device(name: "canvas", width: 40, height: 20, scale: 2)
    let bitmap = Rasterizer.draw(try Half().solvedTree(on: device).displayList)
    let wanted = (0..<40).flatMap { y in
      (0..<80).flatMap { x in [bitmap[x, y].red, bitmap[x, y].green, bitmap[x, y].blue, bitmap[x, y].alpha] }
    }
    #expect(frame.pixels == wanted)
    #expect(frame.pixels.prefix(4) == [255, 0, 0, 255])
  }

  @Test func frame_ofAnotherSize_isOfTheSameTree() throws {
    var count = 0
    let stage = try CanvasStage([
      "Half": {
        count += 1; return Half()
      }
    ])
    for width in [40, 60, 100] {
      let query = "view=Half&device=iPhone8&width=\(width)&height=20&scale=1"
      let facts = try parts(try ask(stage, query).body).facts
      #expect(facts.edges.contains([0, 0, width / 2, 20]))
    }
    #expect(count == 1)
  }

  @Test func traits_changeTheLayout() throws {
    let query = Self.small + "&traits=rtl"
    #expect(try parts(try ask(stage(), query).body).facts.edges.contains([40, 0, 80, 40]))
    #expect(try ask(stage(), Self.small + "&traits=blue").status == 400)
  }

  @Test func overlay_isDrawnOnlyWhereItIsAskedFor() throws {
    let plain = try ask(stage(), Self.small).body
    #expect(try ask(stage(), Self.small + "&overlay=1").body != plain)
    #expect(try ask(stage(), Self.small + "&overlay=0").body == plain)
  }

  @Test func inspection_saysClassFrameAndConstraints() throws {
    let text = String(decoding: try ask(stage(), Self.small, part: "inspection").body, as: UTF8.self)
    #expect(text.contains(#""path":"Half/bar""#) && text.contains(#""frame":[0,0,20,20]"#))
    #expect(text.contains("bar.width == 0.5 * Half.width"), "\(text)")
  }

  @Test(arguments: [
    "view=Half", "view=Half&device=iPhone8&width=0&height=20&scale=2",
    "view=Half&device=iPhone8&width=8192&height=8192&scale=3",
    "view=Half&device=nothing&width=20&height=20&scale=2",
    "view=Half&device=iPhone8&width=20&height=20&scale=9",
  ])
  func request_forNoSize_isRefused(query: String) throws { #expect(try ask(stage(), query).status == 400) }

  @Test func view_thatCannotBeMade_isSaid() throws {
    let query = Self.small.replacing("Half", with: "Broken")
    let answer = try ask(stage(), query)
    #expect(answer.status == 500)
    #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("Broken: "))
    #expect(try ask(stage(), Self.small.replacing("Half", with: "None")).status == 404)
  }

  @Test func views_needNamesOfTheirOwn() {
    #expect(throws: CanvasError.noViews) { try CanvasStage([:]) }
    #expect(throws: CanvasError.sameName("A")) { try CanvasStage(["A": { Half() }, "A": { Half() }]) }
  }

  @Test func site_refusesOthers() throws {
    let site = CanvasSite(
      address: SiteAddress(port: 80, token: "secret"), mailbox: CanvasMailbox(),
      state: CanvasState(run: "1", views: ["A"]), companion: nil)
    func status(_ path: String, _ host: String = "127.0.0.1:80", _ more: String = "") throws -> Int {
      let text = "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(more)\r\n"
      return site.answer(try #require(try HTTPRequest(Array(text.utf8)))).status
    }
    #expect(try status("/secret/") == 200 && status("/secret/state") == 200)
    #expect(try status("/secret/other") == 404)
    #expect(try status("/other/") == 403 && status("/secret/", "evil.example:80") == 403)
    #expect(try status("/secret/state", "127.0.0.1:80", "Origin: http://evil.example\r\n") == 403)
  }

  @Test func state_saysWhatTheCompilerComplainsOf() throws {
    let file = NSTemporaryDirectory() + "canvas-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let companion = try #require(CanvasCompanion(["LAYOUT_SNAPSHOT_CANVAS": file]))
    func state() -> String {
      let state = CanvasState(run: "1", views: ["A"])
      return String(decoding: state.json(complaints: companion.complaints), as: UTF8.self)
    }
    #expect(!state().contains("complaints"))
    try Data("Card.swift:3: error: no".utf8).write(to: URL(fileURLWithPath: file))
    #expect(state().contains(#""complaints":"Card.swift:3: error: no""#))
    #expect(CanvasCompanion([:]) == nil && CanvasCompanion(["LAYOUT_SNAPSHOT_CANVAS": ""]) == nil)
  }

  @Test func otherLocale_makesTheViewAgain() throws {
    var locales: [String?] = []
    let stage = try CanvasStage([
      "Counted": {
        locales.append(CurrentDevice.unwatched.traitCollection.localeIdentifier)
        return Half()
      }
    ])
    for traits in ["", "dark", "lang_de", "lang_de-rtl", ""] {
      let query = "view=Counted&device=iPhone8&width=40&height=20&scale=1&traits=\(traits)"
      #expect(try ask(stage, query).status == 200)
    }
    #expect(locales == ["en_US", "de", "en_US"])
  }

  @Test func viewThatMeasuresTheScreen_isMadeForEachScreen() throws {
    var widths: [CGFloat] = []
    let stage = try CanvasStage([
      "Counted": {
        widths.append(UIScreen.main.bounds.width)
        return Half()
      }
    ])
    for width in [40, 60, 60, 40] {
      let query = "view=Counted&device=iPhone8&width=\(width)&height=20&scale=1&traits="
      #expect(try ask(stage, query).status == 200)
    }
    #expect(widths == [40, 60, 40])
  }

  @Test func memory_isReadByItsOwnerAlone() throws {
    let file = NSTemporaryDirectory() + "canvas-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let memory = CanvasMemory(port: 4711, token: SiteAddress.randomToken())
    #expect(memory.write(to: file) && memory.write(to: file))
    #expect(CanvasMemory(file: file) == memory)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    #expect(CanvasMemory(file: file) == nil)
    #expect(CanvasMemory(file: file + "-none") == nil)
  }
}

/// A red bar over the leading half.
private final class Half: View {
  init() {
    super.init(frame: .zero)
    let bar = View()
    bar.accessibilityIdentifier = "bar"
    bar.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
