/// What a file is that was taken for a storyboard or a xib, judged by how it begins.
///
/// Signatures: PNG (ISO/IEC 15948, 5.2), JPEG (ISO/IEC 10918-1, B.1), GIF, PDF and ZIP by their first letters, property
/// lists by `bplist`, compiled nibs by `NIBArchive`, pointers of Git LFS by the first line that its specification
/// states.
package enum ForeignFile: Hashable, Sendable {
  /// Nothing at all, or blanks alone.
  case empty
  /// A picture or a document: what it is called.
  case media(String)
  /// What Xcode makes of a document when it builds an app.
  case compiledNib
  /// A folder that Xcode makes of a storyboard when it builds an app.
  case compiledStoryboard
  /// Some other folder.
  case folder
  /// A binary property list.
  case propertyList
  /// JSON.
  case json
  /// A source file of a programming language.
  case sourceCode
  /// What Git LFS keeps in a repository in place of the file.
  case gitLFSPointer
  /// XML, perhaps, but in units of two bytes.
  case utf16
  /// Other bytes that are no text.
  case binary
  /// Another text: how it begins.
  case text(String)

  /// What begins so; nil for what may be XML.
  init?(_ bytes: [UInt8]) {
    let start = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    func begins(_ text: String) -> Bool { start.starts(with: text.utf8) }
    if start.isEmpty {
      self = .empty
    } else if let media = Self.media.first(where: { bytes.starts(with: $0.signature) }) {
      self = .media(media.name)
    } else if begins("NIBArchive") {
      self = .compiledNib
    } else if begins("bplist") {
      self = .propertyList
    } else if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) {
      self = .utf16
    } else if begins("<") || bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return nil
    } else if bytes.prefix(512).contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains($0) }) {
      self = .binary
    } else if begins("version https://git-lfs") {
      self = .gitLFSPointer
    } else if begins("{") || begins("[") {
      self = .json
    } else if ["//", "/*", "#import", "#include", "import ", "@import", "@interface"].contains(where: begins)
    {
      self = .sourceCode
    } else {
      let line = start.prefix(40).prefix { $0 >= 0x20 }
      self = .text(String(decoding: line, as: UTF8.self))
    }
  }

  /// What a folder is, by its name.
  package static func ofFolder(_ path: String) -> ForeignFile {
    if path.hasSuffix(".storyboardc") { return .compiledStoryboard }
    return path.hasSuffix(".nib") ? .compiledNib : .folder
  }

  private static let media: [(signature: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"), (Array("%PDF".utf8), "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
  ]
}

extension ForeignFile: CustomStringConvertible {
  /// What the file is, and where the document may be that was meant.
  package var description: String {
    switch self {
    case .empty:
      "the file is empty; restore it, as with `git checkout` and its name, or save it again in Xcode"
    case .media(let name): "the file is \(name); name the storyboard or xib that shows it"
    case .compiledNib:
      "it is a nib, which Xcode has compiled for an app; name the .xib or .storyboard that it was made from"
    case .compiledStoryboard:
      "it is a storyboard that Xcode has compiled for an app; name the .storyboard in the app's sources"
    case .folder: "it is a folder; name a storyboard or a xib in it"
    case .propertyList:
      "the file is a binary property list, as old nibs are; name the .xib or .storyboard that it was made from"
    case .json: "the file is JSON; name a .storyboard or a .xib"
    case .sourceCode: "the file is source code; name the .storyboard or .xib that it works with"
    case .gitLFSPointer: "Git LFS has not fetched the file yet; run `git lfs pull`"
    case .utf16: "the file is UTF-16; save it as UTF-8, as `iconv -f UTF-16 -t UTF-8` does"
    case .binary: "the file is not text; storyboards and xibs are XML: name one of these"
    case .text(let start):
      "the file begins with \"\(start)\" and is not XML; name a .storyboard or a .xib as Xcode saves it"
    }
  }
}
