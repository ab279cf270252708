/// What a symbol's name means: a drawing, or one that is made of others by rule.
///
/// - `bell.fill`: the drawing of `bell`, filled.
/// - `bell.slash`: behind a stroke.
/// - `bell.badge`, `folder.badge.plus`: with a dot, or with a disc that another symbol stands in.
/// - `plus.circle`, `3.square`, `a.circle`: in the room of another drawing.
///
/// `fill` counts wherever it stands: `person.fill.badge.plus` is `person.badge.plus`, filled.
struct SymbolForm: Sendable {
  /// No name has more parts; longer ones are no names, and would be read in ever deeper calls.
  private static let mostParts = 16

  let shape: Shape
  /// Whether the name asks for filled bodies.
  let isFilled: Bool

  indirect enum Shape: Sendable {
    case drawing(SymbolDrawing)
    case slashed(Shape)
    /// With a disc at the lower right that has a symbol, or a dot at the upper right.
    case badged(Shape, Shape?)
    case enclosed(Shape, SymbolDrawing, SymbolDrawing.Room)
    /// A letter or a number of at most two digits, as high as the room that it stands in.
    case letters(String)
  }

  /// Reads a name; `nil` if nothing is drawn for it.
  init?(_ name: String) {
    let parts = name.split(separator: ".", maxSplits: Self.mostParts, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count <= Self.mostParts else { return nil }
    if let own = SymbolDrawings.named(name) {
      self.init(shape: .drawing(own), isFilled: false)
      return
    }
    let plain = parts.filter { $0 != "fill" }
    let isFilled = plain.count < parts.count
    guard let shape = Shape(plain), !isFilled || shape.canBeFilled else { return nil }
    self.init(shape: shape, isFilled: isFilled)
  }

  private init(shape: Shape, isFilled: Bool) { (self.shape, self.isFilled) = (shape, isFilled) }

  var size: (width: Double, height: Double) { shape.size }

  func draw(with ink: inout SymbolInk) { shape.draw(with: &ink, filled: isFilled) }
}

extension SymbolForm.Shape {
  /// What a name without `fill` means.
  fileprivate init?(_ parts: [String]) {
    if let drawing = SymbolDrawings.named(parts.joined(separator: ".")) {
      self = .drawing(drawing)
    } else if let drawing = SymbolDrawings.named(parts.map(Self.common).joined(separator: ".")) {
      self = .drawing(drawing)
    } else if parts.last == "slash" {
      guard let body = Self(Array(parts.dropLast())) else { return nil }
      self = .slashed(body)
    } else if let badge = parts.lastIndex(of: "badge"), badge > 0, !Self.isBadgeInABody(parts, badge) {
      guard let body = Self(Array(parts[..<badge])) else { return nil }
      let mark = parts[(badge + 1)...]
      let shape = mark.isEmpty ? nil : Self(Array(mark))
      guard mark.isEmpty || shape != nil else { return nil }
      self = .badged(body, shape)
    } else if parts.count > 1, let last = parts.last, let around = SymbolDrawings.named(Self.common(last)),
      let room = around.room
    {
      let rest = Array(parts.dropLast())
      guard let inner = Self.letters(in: rest) ?? Self(rest) else { return nil }
      self = .enclosed(inner, around, room)
    } else {
      return nil
    }
  }

  /// Whether a dot is meant and a body around all, as in `bell.badge.circle`, and no circle in the badge.
  private static func isBadgeInABody(_ parts: [String], _ badge: Int) -> Bool {
    badge == parts.count - 2 && ["circle", "square"].contains(parts[badge + 1])
  }

  /// Words that later versions of the names, or those that follow the direction of text, use for others.
  private static func common(_ part: String) -> String {
    switch part {
    case "forward", "trailing": "right"
    case "backward", "leading": "left"
    case "document": "doc"
    default: part
    }
  }

  private static func letters(in parts: [String]) -> Self? {
    guard parts.count == 1, let only = parts.first else { return nil }
    let isNumber = (1...2).contains(only.utf8.count) && only.utf8.allSatisfy { (48...57).contains($0) }
    let isLetter = only.utf8.count == 1 && only.utf8.allSatisfy { (97...122).contains($0) }
    return isNumber || isLetter ? .letters(only.uppercased()) : nil
  }

  var size: (width: Double, height: Double) {
    switch self {
    case .drawing(let drawing), .enclosed(_, let drawing, _): (drawing.width, drawing.height)
    case .slashed(let body), .badged(let body, _): body.size
    case .letters: (1, 1)
    }
  }

  /// Whether the filled variant differs from the plain one.
  var canBeFilled: Bool {
    switch self {
    case .drawing(let drawing): drawing.canBeFilled
    case .enclosed(let inner, let around, _): around.canBeFilled || inner.canBeFilled
    case .slashed(let body), .badged(let body, _): body.canBeFilled
    case .letters: false
    }
  }

  func draw(with ink: inout SymbolInk, filled: Bool) {
    switch self {
    case .drawing(let drawing): drawing.draw(with: &ink, filled: filled)
    case .slashed(let body):
      body.draw(with: &ink, filled: filled)
      ink.slash(body.size)
    case .badged(let body, let mark):
      body.draw(with: &ink, filled: filled)
      drawBadge(mark, on: body.size, with: &ink)
    case .enclosed(let inner, let around, let room):
      around.draw(with: &ink, filled: filled)
      if filled, around.canBeFilled {
        ink.erase { inner.draw(in: room, with: &$0, filled: true) }
      } else {
        inner.draw(in: room, with: &ink, filled: filled)
      }
    case .letters(let text): ink.fill(.text(text, middle: 0.5, baseline: 0.86, size: 1, weight: ink.weight))
    }
  }

  /// Low and narrow bodies have smaller badges, so that something of them is left.
  private func drawBadge(_ mark: Self?, on size: (width: Double, height: Double), with ink: inout SymbolInk) {
    let unit = min(1, min(size.width, size.height) / 15.5)
    guard let mark else {
      let (x, y) = (size.width - 4 * unit, 4 * unit)
      ink.erase { $0.fill(.circle(x, y, 4.5 * unit)) }
      return ink.fill(.circle(x, y, 3.4 * unit))
    }
    let room = SymbolDrawing.Room(x: size.width - 5 * unit, y: size.height - 5 * unit, side: 5.2 * unit)
    ink.erase { $0.fill(.circle(room.x, room.y, 5.7 * unit)) }
    ink.fill(.circle(room.x, room.y, 4.6 * unit))
    ink.erase { mark.draw(in: room, lineWidth: 0.72, with: &$0, filled: true) }
  }

  /// Draws the shape as large as fits in a room, with lines that are a little thinner than those around it.
  private func draw(
    in room: SymbolDrawing.Room, lineWidth: Double = 0.9, with ink: inout SymbolInk, filled: Bool
  ) {
    let (width, height) = size
    ink.draw(
      scaledBy: room.side / max(width, height), lineWidth: lineWidth, from: (width / 2, height / 2), to: room
    ) {
      draw(with: &$0, filled: filled)
    }
  }
}
