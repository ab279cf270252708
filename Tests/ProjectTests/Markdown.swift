/// A document taken apart as far as its checks need.
struct Markdown {
  /// A fenced block.
  struct Block {
    let language: String
    let content: String
  }

  let blocks: [Block]
  /// The targets of all links and pictures outside of blocks.
  let links: [String]

  init(_ text: String) {
    var blocks: [Block] = []
    var prose = ""
    var open: (language: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(language: block.language, content: block.lines.joined(separator: "\n") + "\n"))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose += line + "\n"
      }
    }
    self.blocks = blocks
    links =
      prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
      + prose.matches(of: /src="([^"]+)"/).map { String($0.1) }
  }
}
