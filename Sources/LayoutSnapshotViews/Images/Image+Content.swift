extension Image.Content: Equatable {
  /// Images of different kinds are different, even if they look the same. Of pictures from files, the pixels are compared.
  static func == (left: Image.Content, right: Image.Content) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.bitmap(let left), .bitmap(let right)): left.bitmap == right.bitmap
    case (.color(let left), .color(let right)): left == right
    case (.symbol(let left), .symbol(let right)): left == right
    case (.asset(let left), .asset(let right)): left == right
    case (.placeholder(let left, _), .placeholder(let right, _)): left == right
    case (.vector(let left), .vector(let right)): left == right
    case (.drawing(let left), .drawing(let right)): left == right
    default: false
    }
  }
}
