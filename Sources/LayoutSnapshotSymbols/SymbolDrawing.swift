import LayoutSnapshotVector

/// A drawing of a symbol: its size, and its parts from the hindmost on.
///
/// Drawings are texts, so that a new one takes a few lines:
///
/// ```
/// doc 17x20
///   outline M10 1.8H4.6A2 2 0 0 0 2.6 3.8V16.2A2 2 0 0 0 4.6 18.2H12.4A2 2 0 0 0 14.4 16.2V6.4Z
///   mark M9.8 2V5.4A1.2 1.2 0 0 0 11 6.6H14.2
/// ```
///
/// The first line has the name and the size in units of 1 point beside text of 17 points. Each further one is a part: a
/// word of ``Word`` and a path. Paths are those of SVG, and `O x y r` is a circle, `E x y rx ry` an ellipse, and
/// `R x y width height r` a rectangle with round corners. `text Aa 11 13 15` draws letters around x on a baseline, in a
/// size, and `room 10 9.5 11` is the middle and the side of the square in which other symbols stand. `plain` and `filled`
/// before a word are for one variant alone.
struct SymbolDrawing: Sendable {
  let width: Double
  let height: Double
  private(set) var parts: [Part] = []
  private(set) var room: Room?

  /// Where other symbols stand: the middle and the side of a square.
  struct Room: Sendable {
    let x: Double
    let y: Double
    let side: Double
  }

  struct Part: Sendable {
    let word: Word
    /// The variant that has the part; `nil` for both.
    let isFilled: Bool?
    let content: Content
  }

  enum Content: Sendable {
    case path(VectorPath)
    case text(String, x: Double, y: Double, size: Double)
  }

  enum Word: String, CaseIterable, Sendable {
    /// A line.
    case line
    /// A line that is filled in the filled variant.
    case outline
    /// An area.
    case solid
    /// A line, which is cut out of the filled variant.
    case mark
    /// An area, which is cut out of the filled variant.
    case spot
    /// Takes a line and the room at its sides away.
    case cut
    /// Takes an area and the room around it away.
    case clear
    /// An outline in front of other parts: takes its area and the room around it away before.
    case front
  }

  /// Reads the lines after the first one.
  ///
  /// - Throws: ``SymbolTextError`` with the first line that cannot be read.
  init(width: Double, height: Double, lines: [Substring]) throws(SymbolTextError) {
    (self.width, self.height) = (width, height)
    for line in lines {
      var words = line.split(separator: " ", maxSplits: 1)
      var isFilled: Bool?
      if words.count == 2, words[0] == "plain" || words[0] == "filled" {
        isFilled = words[0] == "filled"
        words = words[1].split(separator: " ", maxSplits: 1)
      }
      guard words.count == 2 else { throw SymbolTextError(line: line) }
      let rest = words[1]
      switch words[0] {
      case "room":
        let numbers = rest.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3, isFilled == nil else { throw SymbolTextError(line: line) }
        room = Room(x: numbers[0], y: numbers[1], side: numbers[2])
      case "text":
        let fields = rest.split(separator: " ")
        let numbers = fields.dropFirst().compactMap { Double($0) }
        guard fields.count == 4, numbers.count == 3 else { throw SymbolTextError(line: line) }
        let content = Content.text(String(fields[0]), x: numbers[0], y: numbers[1], size: numbers[2])
        parts.append(Part(word: .solid, isFilled: isFilled, content: content))
      default:
        guard let word = Word(rawValue: String(words[0])), let path = SymbolPath(rest).path else {
          throw SymbolTextError(line: line)
        }
        parts.append(Part(word: word, isFilled: isFilled, content: .path(path)))
      }
    }
  }

  /// Whether the filled variant differs from the plain one.
  var canBeFilled: Bool {
    parts.contains { part in
      switch part.word {
      case .outline, .front, .mark, .spot: true
      case .line, .solid, .cut, .clear: part.isFilled != nil
      }
    }
  }

  func draw(with ink: inout SymbolInk, filled: Bool) {
    for part in parts where part.isFilled == nil || part.isFilled == filled {
      let path: VectorPath
      switch part.content {
      case .path(let own): path = own
      case .text(let text, let x, let y, let size):
        path = .text(text, middle: x, baseline: y, size: size, weight: ink.weight)
      }
      switch part.word {
      case .line: ink.stroke(path)
      case .outline: ink.outline(path, filled: filled)
      case .front:
        ink.clear(path)
        ink.outline(path, filled: filled)
      case .solid: ink.fill(path)
      case .mark: if filled { ink.erase { $0.strokeDetail(path) } } else { ink.strokeDetail(path) }
      case .spot: if filled { ink.erase { $0.fill(path) } } else { ink.fill(path) }
      case .cut: ink.erase { $0.strokeWithRoom(path) }
      case .clear: ink.clear(path)
      }
    }
  }
}

/// A line of a drawing that cannot be read.
struct SymbolTextError: Error, Equatable {
  let line: Substring
}
