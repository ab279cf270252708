import LayoutSnapshotVector
import Testing

@testable import LayoutSnapshotSymbols

/// The texts of all drawings, and how a text becomes a drawing.
@Suite struct SymbolDrawingTests {
  @Test func texts_canBeRead() {
    #expect(SymbolDrawings.index.problems == [])
    #expect(SymbolDrawings.index.entries.count > 500)
  }

  @Test(arguments: SymbolDrawings.index.entries.keys.sorted())
  func drawing_staysInItsBox_andShowsSomething(_ name: String) throws {
    let entry = try #require(SymbolDrawings.index.entries[name])
    let drawing = try SymbolDrawing(width: entry.width, height: entry.height, lines: entry.lines)
    #expect(!drawing.parts.isEmpty)
    for part in drawing.parts {
      guard case .path(let path) = part.content else { continue }
      for point in path.points {
        #expect((0...entry.width).contains(point.x) && (0...entry.height).contains(point.y), "\(point)")
      }
    }
  }

  /// With the widest lines, and those of slashes and badges. Lines may be a seventh of a unit over the edge: less than a
  /// third of a pixel on any screen beside text of 17 points.
  @Test(arguments: ["", ".slash", ".badge.plus", ".badge", ".circle"])
  func ink_staysInItsBox_alsoInTheHeaviestWeight(_ variant: String) throws {
    let symbols = SymbolDrawings.index.entries.keys.sorted().compactMap { name in
      SymbolPicture.named(name + variant).map { (name, $0) }
    }
    #expect(symbols.count > 600)
    for (name, symbol) in symbols {
      for weight in [1, 1.9] {
        var erasing = 0
        for step in symbol.picture(weight: weight).steps {
          switch step {
          case .beginErasing: erasing += 1
          case .endGroup: erasing -= 1
          case .stroke(let path, let stroke, _) where erasing == 0:
            let reach = stroke.width / 2 - 0.15
            let (x, y) = (reach...symbol.width - reach, reach...symbol.height - reach)
            let outside = path.points.filter { !x.contains($0.x) || !y.contains($0.y) }
            #expect(outside == [], "\(name)\(variant) in \(weight)")
          default: break
          }
        }
      }
    }
  }

  @Test func parts_areReadByTheirWords() throws {
    let drawing = try SymbolDrawing(
      width: 20, height: 20,
      lines: [
        "outline R 2 2 16 16 3", "mark M5 5H15", "filled solid O 10 10 2", "text Aa 10 14 9", "room 10 10 8",
      ])
    #expect(drawing.parts.map(\.word) == [.outline, .mark, .solid, .solid])
    #expect(drawing.parts.map(\.isFilled) == [nil, nil, true, nil])
    #expect(drawing.room?.side == 8 && drawing.canBeFilled)
    #expect(try !SymbolDrawing(width: 1, height: 1, lines: ["line M0 0H1", "solid O 0 0 1"]).canBeFilled)
  }

  @Test(arguments: [
    "outline", "outlines M0 0H1", "line", "line X 1", "line O 1 2", "line O 1 2 x", "line R 1 2 3 4",
    "line M1", "line m1 1h2", "line E 1 2 3", "text A 1 2", "text A 1 2 x", "room 1 2", "plain",
    "filled line", "plain room 1 2 3",
  ])
  func line_thatCannotBeRead_isNamed(_ line: String) {
    #expect(throws: SymbolTextError(line: line[...])) {
      try SymbolDrawing(width: 20, height: 20, lines: ["line M0 0H1", line[...]])
    }
  }

  @Test func index_tellsWhatIsWrong() {
    let index = SymbolIndex([
      """
      a 20x20
        line M0 0H1
      b = a
      c = d
      a 10x10
      e 20
        line M0 0H1
      """
    ])
    #expect(
      index.problems == [
        "a stands there twice", "e 20 is neither a name and a size nor a second name",
        "  line M0 0H1 belongs to no drawing", "c is d, which has no drawing",
      ])
  }

  @Test func parts_ofTheFilledVariant_areCutOut() throws {
    let drawing = try SymbolDrawing(
      width: 20, height: 20,
      lines: ["outline O 10 10 8", "mark M5 10H15", "spot O 10 5 1", "plain line M0 0H1"])
    func steps(filled: Bool) -> [String] {
      var ink = SymbolInk(weight: 1)
      drawing.draw(with: &ink, filled: filled)
      return ink.steps.map(\.kind)
    }
    #expect(steps(filled: false) == ["stroke 1.6", "stroke 1.6", "fill", "stroke 1.6"])
    #expect(
      steps(filled: true) == ["fill", "stroke 1.6", "erase", "stroke 1.6", "end", "erase", "fill", "end"])
  }

  @Test func outlineInFront_takesAwayWhatIsBehind() throws {
    let drawing = try SymbolDrawing(width: 20, height: 20, lines: ["front O 10 10 4"])
    let parts = ["clear O 10 10 4", "outline O 10 10 4"] as [Substring]
    let other = try SymbolDrawing(width: 20, height: 20, lines: parts)
    for filled in [false, true] {
      var (one, two) = (SymbolInk(weight: 1), SymbolInk(weight: 1))
      drawing.draw(with: &one, filled: filled)
      other.draw(with: &two, filled: filled)
      #expect(one.steps == two.steps && one.steps.first == .beginErasing)
    }
    #expect(drawing.canBeFilled)
  }

  @Test func linesInsideABody_stayThinInHeavyWeights() throws {
    let drawing = try SymbolDrawing(width: 20, height: 20, lines: ["outline O 10 10 8", "mark M5 10H15"])
    for (weight, steps) in [(0.5, ["stroke 0.8", "stroke 0.8"]), (2, ["stroke 3.2", "stroke 2.0"])] {
      var ink = SymbolInk(weight: weight)
      drawing.draw(with: &ink, filled: false)
      #expect(ink.steps.map(\.kind) == steps)
    }
  }

  @Test func partInFront_hasRoomAroundIt() throws {
    let drawing = try SymbolDrawing(width: 20, height: 20, lines: ["clear O 10 10 4", "cut M0 0H20"])
    var ink = SymbolInk(weight: 0.5)
    drawing.draw(with: &ink, filled: false)
    #expect(
      ink.steps.map(\.kind) == ["erase", "fill", "stroke 3.0", "end", "erase", "stroke 3.0", "end"])
  }
}

extension VectorStep {
  /// What kind of step it is, and how wide a line.
  var kind: String {
    switch self {
    case .fill: "fill"
    case .stroke(_, let stroke, _): "stroke \((stroke.width * 100).rounded() / 100)"
    case .beginErasing: "erase"
    case .endGroup: "end"
    default: "\(self)"
    }
  }
}

extension VectorPath {
  /// The ends of its lines and curves.
  var points: [VectorPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }
}
