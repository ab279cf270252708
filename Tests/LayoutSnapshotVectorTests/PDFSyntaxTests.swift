import LayoutSnapshotVector
import Testing

/// Objects are found by tables, streams of tables, and by a search of damaged files.
struct PDFSyntaxTests {
  static let fill = "fill M0,0 L9,0 L9,9 L0,9 Z #000000"
  static let content = "0 0 9 9 re f"
  static let expected = ["transform 1 0 0 -1 0 100", fill]

  @Test func table_isRead() throws {
    let picture = try pdf(Self.content)
    #expect(picture.texts == Self.expected)
    #expect([picture.width, picture.height] == [100, 100])
    #expect(picture.lacks == [])
  }

  /// All that a writer can put between the tokens of an object.
  @Test func objects_haveManyForms() throws {
    #expect(
      try pdf("%\u{28}\n[(\\)\\061\\\n)(a(b))<41 4>]null true 0\t0 +9. 9.0 re%c\rf)").texts == Self.expected)
    #expect(
      try pdf("0 0 9 --9 re f").texts == ["transform 1 0 0 -1 0 100", "fill M0,0 L9,0 L9,-9 L0,-9 Z #000000"])
    let named = try pdf("/a#20b gs 0 0 9 9 re f", resources: "/ExtGState<</a#20b<</ca .5>>>>")
    #expect(named.colors == ["#000000@50"])
  }

  static let broken: [(what: String, change: @Sendable (String) -> String)] = [
    ("a wrong offset of the table", { $0.replacing("startxref\n", with: "startxref\n9") }),
    ("no table", { $0.replacing("xref\n0", with: "xxxx\n0") }),
    ("no table and no trailer", { $0.split(separator: "xref").first.map(String.init) ?? "" }),
    ("wrong offsets", { $0.replacing("0000000009", with: "0000000012") }),
    ("bytes before the header", { "noise\n" + $0 }),
    ("a wrong length of a stream", { $0.replacing("/Length 12", with: "/Length 99") }),
    ("a length that is not there", { $0.replacing("/Length 12", with: "/Length 77 0 R") }),
    ("no end of the stream's dictionary", { $0.replacing("/Length 12>>", with: "/Length 12") }),
    ("a newline more before streams", { $0.replacing("stream\n0", with: "stream\r\n0") }),
  ]

  @Test(arguments: broken)
  func file_damaged_isReadAsFarAsItGoes(_ example: (what: String, change: @Sendable (String) -> String))
    throws
  {
    let text = String(decoding: PDFText(Self.content).bytes, as: UTF8.self)
    let changed = example.change(text)
    #expect(changed != text)
    #expect(try VectorPicture.read(Array(changed.utf8)).texts == Self.expected, "\(example.what)")
  }

  /// Of objects with the same number the last one counts in a file without a table, and the newest table in one with several.
  @Test func updates_goBefore() throws {
    var text = PDFText("")
    let old = text.bytes
    text.objects[3] = PDFText.stream(Self.content)
    let update = Array(("4 0 obj\n" + text.objects[3] + "\nendobj\n").utf8)
    let start = old.count
    let tableStart = "\(String(decoding: old, as: UTF8.self).split(separator: "\n").suffix(2).first ?? "")"
    let offset = String(repeating: "0", count: 10 - "\(start)".count) + "\(start)"
    let table =
      "xref\n4 1\n\(offset) 00000 n \ntrailer<</Root 1 0 R/Prev \(tableStart)>>\nstartxref\n\(start + update.count)\n%%EOF"
    #expect(try VectorPicture.read(old + update + Array(table.utf8)).texts == Self.expected)
    let bare = Array(PDFText("").body.text.utf8)
    #expect(try VectorPicture.read(bare + update).texts == Self.expected)
  }

  /// A table that is a stream, and objects that lie in a stream.
  @Test func tableStream_andObjectStream() throws {
    let inner = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Kids[3 0 R]>>", "<</MediaBox[0 0 100 100]/Contents 4 0 R>>",
    ]
    var (head, place) = ("", 0)
    for (index, object) in inner.enumerated() {
      head += "\(index + 1) \(place) "
      place += object.utf8.count + 1
    }
    let objects = [
      PDFText.stream(Self.content),
      PDFText.stream(head + inner.joined(separator: " "), "/Type/ObjStm/N 3/First \(head.utf8.count)"),
    ]
    var (text, offsets) = ("%PDF-1.7\n", [Int]())
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 4) 0 obj\n\(object)\nendobj\n"
    }
    offsets.append(text.utf8.count)
    func row(_ values: [Int]) -> String {
      let digits = values.map { String($0, radix: 16) }
      return digits.map { ($0.count == 1 ? "000" : $0.count == 2 ? "00" : "0") + $0 }.joined()
    }
    let rows =
      [row([2, 5, 0]), row([2, 5, 1]), row([2, 5, 2])] + offsets.map { row([1, $0, 0]) }
    let table = PDFText.stream(
      rows.joined() + ">", "/Type/XRef/W[2 2 2]/Index[1 6]/Size 7/Root 1 0 R/Filter/ASCIIHexDecode")
    text += "6 0 obj\n\(table)\nendobj\n"
    #expect(
      try VectorPicture.read(Array((text + "startxref\n\(offsets[2])\n%%EOF").utf8)).texts == Self.expected)
    // And the same without saying where the table is.
    #expect(try VectorPicture.read(Array(text.utf8)).texts == Self.expected)
  }

  // MARK: Pages

  static let pages: [(entries: String, width: Double, height: Double, transform: String)] = [
    ("/MediaBox[10 20 60 80]", 50, 60, "1 0 0 -1 -10 80"),
    ("/MediaBox[60 80 10 20]", 50, 60, "1 0 0 -1 -10 80"),
    ("/CropBox[10 20 300 80]", 90, 60, "1 0 0 -1 -10 80"),
    ("/CropBox[200 200 300 300]", 100, 100, "1 0 0 -1 0 100"),
    ("/MediaBox[0 0 50 60]/Rotate 90", 60, 50, "0 1 1 0 0 0"),
    ("/MediaBox[0 0 50 60]/Rotate 180", 50, 60, "-1 0 0 1 50 0"),
    ("/MediaBox[0 0 50 60]/Rotate -90", 60, 50, "0 -1 -1 0 60 50"),
  ]

  @Test(arguments: pages)
  func page_hasABoxAndATurn(
    _ example: (entries: String, width: Double, height: Double, transform: String)
  ) throws {
    let picture = try pdf(Self.content, page: example.entries)
    #expect([picture.width, picture.height] == [example.width, example.height])
    #expect(picture.texts == ["transform \(example.transform)", Self.fill])
  }

  @Test func page_theFirstOneOfATree_inherits() throws {
    var text = PDFText(Self.content)
    text.objects[1] = "<</Kids[6 0 R 5 0 R 2 0 R]/MediaBox[0 0 70 70]>>"
    text.objects += ["<</Kids[3 0 R]/MediaBox[0 0 80 80]>>", "<</Kids[]>>"]
    #expect(try VectorPicture.read(text.bytes).width == 80)
  }

  @Test func contents_ofSeveralStreams_areOne() throws {
    var text = PDFText("0 0 9", objects: [PDFText.stream("9 re f")])
    text.objects[2] = "<</Contents[4 0 R 5 0 R 99 0 R]>>"
    #expect(try VectorPicture.read(text.bytes).texts == Self.expected)
  }

  // MARK: Refusals

  @Test func files_thatAreNoPictures() {
    func problem(_ bytes: [UInt8]) -> VectorError.Problem? {
      do throws(VectorError) {
        _ = try VectorPicture.read(bytes)
        return nil
      } catch { return error.problem }
    }
    func problem(_ text: String) -> VectorError.Problem? { problem(Array(text.utf8)) }
    #expect(problem("") == .notAPicture(.empty))
    #expect(problem("\n ") == .notAPicture(.empty))
    #expect(problem([0x89, 0x50, 0x4E, 0x47]) == .notAPicture(.png))
    #expect(problem([0xFF, 0xD8, 0xFF]) == .notAPicture(.jpeg))
    #expect(problem([0x1F, 0x8B, 8]) == .notAPicture(.compressedSVG))
    #expect(problem([1, 0, 2]) == .notAPicture(.binary))
    #expect(problem("version https://git-lfs.github.com/spec/v1\n") == .notAPicture(.gitLFSPointer))
    #expect(problem("<<<<<<< HEAD\n") == .notAPicture(.mergeConflict))
    #expect(problem("<html/>") == .notSVG("html"))
    #expect(problem("<svg/>") == .noSize)
    #expect(problem("<svg width='5'/>") == .noSize)
    #expect(problem("<svg width='0' height='5'/>") == .invalidSize(width: 0, height: 5))
    #expect(problem("<svg width='1e9' height='5'/>") == .invalidSize(width: 1e9, height: 5))
    #expect(problem("%PDF-1.4") == .noPage)
    #expect(problem("%PDF-1.4 trailer<</Root 1 0 R/Encrypt 2 0 R>>") == .encrypted)
    #expect(problem("%PDF-1.4 1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>") == .noPage)
    var flat = PDFText("")
    flat.objects[1] = "<</Kids[3 0 R]/MediaBox[0 0 100 0]>>"
    #expect(problem(flat.bytes) == .invalidSize(width: 100, height: 0))
  }

  @Test func errors_sayWhereAndWhatToDo() {
    #expect(
      "\(VectorError(.damaged(filter: "FlateDecode"), at: .object(4)))"
        == "The file cannot be drawn. Object 4: data of FlateDecode is damaged; the file may have been cut off: export it once more."
    )
    let error = #expect(throws: VectorError.self) { try VectorPicture.read(Array("<svg>\n<a></svg>".utf8)) }
    #expect(
      error?.description
        == "The file cannot be drawn. Line 2, column 4: </svg> closes <a>; a merge may have gone wrong.")
    #expect(
      "\(VectorError(.notAPicture(.gitLFSPointer)))"
        == "The file cannot be drawn: this is no SVG or PDF but a pointer of Git LFS; run git lfs pull.")
  }
}
