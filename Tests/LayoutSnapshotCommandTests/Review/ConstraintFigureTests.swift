import LayoutSnapshotViews
import Testing

@testable import LayoutSnapshotCommand
@testable import LayoutSnapshotOverlay
@testable import LayoutSnapshotReport

/// The terminal, the overlay and the page speak of one layout, and must not contradict each other.
@Suite struct ConstraintFigureTests {
  private let root = View()

  private func add(_ view: View, _ name: String) {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// A baseline, a gap, a ratio, a wish that is not met, a conflict, and a view that is left open.
  private func layout(on device: Device) throws -> Layout {
    let (title, box, lost) = (Label(), View(), View())
    title.text = "Title"
    add(title, "title")
    add(box, "box")
    add(lost, "lost")
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      title.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      box.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      box.topAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 30),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 120), wish,
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      title.heightAnchor.constraint(equalToConstant: 40),
      title.heightAnchor.constraint(equalToConstant: 50),
      lost.widthAnchor.constraint(equalToConstant: 10),
      lost.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return try root.layout(on: device)
  }

  private static let devices = [
    Device(name: "small", width: 320, height: 480, scale: 2),
    Device(name: "small", width: 320, height: 480, scale: 3).rightToLeft,
  ]

  @Test(arguments: devices) func pageAndOverlay_drawTheSame(_ device: Device) throws {
    let layout = try layout(on: device)
    let page = PageConstraint.all(of: try Layout(json: layout.json)).filter { !$0.system }
    let scale = Double(device.scale)
    let drawn = page.flatMap { constraint in
      constraint.figures.map { figure in
        let away = (x: figure.right.map { 5 + 10 * $0 } ?? 0, y: figure.below.map { 5 + 10 * $0 } ?? 0)
        let ends = figure.ends.map { Int(($0 * scale).rounded()) }
        return
          "\(figure.kind) \(ends[0] + away.x),\(ends[1] + away.y) \(ends[2] + away.x),\(ends[3] + away.y)"
          + " \(constraint.state)\(constraint.dashed ? " dashed" : "")\(constraint.badge == nil ? "" : " badge")"
      }
    }
    let marks = ReviewOverlay(layout).marks.map { mark in
      let (kind, from, to): (String, ReviewOverlay.Place, ReviewOverlay.Place) =
        switch mark.figure {
        case .bar(let a, let b): ("bar", a, b)
        case .line(let a, let b): ("line", a, b)
        }
      return "\(kind) \(from.x),\(from.y) \(to.x),\(to.y)"
        + " \(mark.state)\(mark.isRequired ? "" : " dashed")\(mark.hasBadge ? " badge" : "")"
    }
    #expect(drawn == marks)
    #expect(Set(page.map(\.state)) == ["satisfied", "misplaced", "broken"])
  }

  @Test func pageAndTerminal_sayTheSame() throws {
    let layout = try layout(on: Self.devices[0])
    let page = PageConstraint.all(of: try Layout(json: layout.json))
    #expect(page.map(\.text) == layout.constraints.map(\.description))
    #expect(page.map(\.held) == layout.constraints.map(\.isHeld))
    let lines = LayoutText.outline(layout).split(separator: "\n").dropFirst()
    let open = lines.map { $0.hasSuffix(", ambiguous") }
    #expect(open == layout.nodes.map(\.isAmbiguous) && open.contains(true))
    for (index, isOpen) in open.enumerated() where isOpen {
      #expect(page.filter { $0.item == index }.allSatisfy { $0.state == "broken" })
    }
  }

  /// A baseline is where the text stands, and not at the edge that is next to it.
  @Test(arguments: devices) func baselines_lieWhereTextStands(_ device: Device) throws {
    let layout = try layout(on: device)
    let page = PageConstraint.all(of: try Layout(json: layout.json))
    let bar = try #require(page.first { $0.text.hasPrefix("title.firstBaseline") }?.figures.first)
    #expect(bar.ends[1] == 0 && abs(bar.ends[3] - 60) <= 1 / Double(device.scale))
    #expect(try #require(layout["View/title"]).frameInRoot.minY < 59)
  }

  @Test func conflict_namesItsItems_inFilesToo() throws {
    let layout = try layout(on: Self.devices[0])
    #expect(layout.conflicts.map(\.items) == [["View/title"]])
    #expect(try Layout(json: layout.json) == layout)
    // Files did not always tell.
    let old = layout.json.replacing(#", "items": ["View/title"]"#, with: "")
    #expect(old != layout.json)
    #expect(try Layout(json: old).conflicts.map(\.items) == [[]])
  }

  /// What a layout cannot have written is shown without figures; numbers that no picture has do no harm.
  @Test func baseline_ofAHostileFile_isNotUsed() throws {
    let layout = try layout(on: Self.devices[0])
    let hostile = layout.json.replacing(/"firstBaseline": [0-9.]+/, with: "\"firstBaseline\": 1e300")
    #expect(hostile != layout.json)
    let page = PageConstraint.all(of: try Layout(json: hostile))
    let bar = try #require(page.first { $0.text.hasPrefix("title.firstBaseline") }?.figures.first)
    #expect(abs(bar.ends[3] - 60) > 2)
  }
}
