import LayoutSnapshotVector
import RandomNumbers
import Testing

/// Files that are made to do harm, or damaged by chance: they end as errors or lacks, and soon.
struct LimitTests {
  private func limits(_ change: (inout VectorLimits) -> Void) -> VectorLimits {
    var limits = VectorLimits()
    change(&limits)
    return limits
  }

  private func problem(_ text: String, _ limits: VectorLimits = VectorLimits()) -> VectorError.Problem? {
    problem(Array(text.utf8), limits)
  }

  private func problem(_ bytes: [UInt8], _ limits: VectorLimits = VectorLimits()) -> VectorError.Problem? {
    do throws(VectorError) {
      _ = try VectorPicture.read(bytes, limits: limits)
      return nil
    } catch { return error.problem }
  }

  /// Ten levels of ten references each are ten thousand million squares.
  @Test func references_thatMultiply() {
    var text = ##"<svg width="9" height="9"><defs><rect id="a0" width="1" height="1"/>"##
    for level in 1...10 {
      let uses = String(repeating: ##"<use href="#a\##(level - 1)"/>"##, count: 10)
      text += ##"<g id="a\##(level)">\##(uses)</g>"##
    }
    text += ##"</defs><use href="#a10"/></svg>"##
    #expect(problem(text, limits { $0.steps = 2000 }) == .tooMuchWork(limit: 2000))
  }

  /// Groups whose boxes have to be measured: each level draws twice what the level below draws.
  @Test func references_thatAreMeasured() {
    var text = ##"<svg width="9" height="9"><defs><rect id="a0" width="1" height="1"/>"##
    text += ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>"##
    for level in 1...40 {
      text += ##"<g id="a\##(level)" clip-path="url(#c)"><use href="#a\##(level - 1)"/></g>"##
    }
    text += ##"</defs><use href="#a29"/></svg>"##
    #expect(problem(text, limits { $0.steps = 2000 }) == .tooMuchWork(limit: 2000))
  }

  @Test func forms_thatMultiply() {
    let objects = (5..<15).map { number in
      PDFText.stream(
        String(repeating: "/f Do ", count: 10),
        "/Subtype/Form/Resources<</XObject<</f \(number + 1) 0 R>>>>")
    }
    let last = PDFText.stream("0 0 m 1 1 l f", "/Subtype/Form")
    let text = PDFText("/f Do", resources: "/XObject<</f 5 0 R>>", objects: objects + [last])
    #expect(problem(text.bytes, limits { $0.steps = 2000 }) == .tooMuchWork(limit: 2000))
  }

  /// Many rules for many elements, many stops for many shapes, and functions of functions.
  @Test func parts_thatMultiply() throws {
    let rules = String(repeating: ".a{fill:red}", count: 2000)
    let shapes = String(repeating: ##"<rect class="a" width="1" height="1"/>"##, count: 2000)
    #expect(
      problem("<svg width='9' height='9'><style>\(rules)</style>\(shapes)</svg>", limits { $0.steps = 20000 })
        == .tooMuchWork(limit: 20000))
    let parts = String(repeating: "<g/>", count: 2000)
    let painted = String(repeating: ##"<rect fill="url(#g)" width="1" height="1"/>"##, count: 2000)
    #expect(
      problem(
        "<svg width='9' height='9'><linearGradient id='g'>\(parts)</linearGradient>\(painted)</svg>",
        limits { $0.steps = 20000 }) == .tooMuchWork(limit: 20000))
    let functions = (5..<12).map { "[\(String(repeating: "\($0 + 1) 0 R ", count: 30))]" }
    let shading = "<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 1 1]/Function 5 0 R>>"
    let text = PDFText(
      "/s sh", resources: "/Shading<</s \(shading)>>",
      objects: functions + ["<</FunctionType 2/Domain[0 1]/N 1>>"])
    #expect(problem(text.bytes, limits { $0.expandedBytes = 1 << 20 }) == .tooMuchWork(limit: 500_000))
  }

  @Test func depth_hasALimit() {
    let open = String(repeating: "<g>", count: 100)
    let close = String(repeating: "</g>", count: 100)
    #expect(problem("<svg width='9' height='9'>\(open)\(close)</svg>") == .tooDeep(limit: 60))
    let far = String(repeating: "<g>", count: 100_000)
    #expect(problem("<svg width='9' height='9'>\(far)") == .notXML(.tooDeep(limit: 500)))
    #expect(problem(PDFText(String(repeating: "q ", count: 100_000)).bytes) == .tooDeep(limit: 60))
    let forms = (5..<80).map { number in
      PDFText.stream("/f Do", "/Subtype/Form/Resources<</XObject<</f \(number + 1) 0 R>>>>")
    }
    let text = PDFText("/f Do", resources: "/XObject<</f 5 0 R>>", objects: forms)
    #expect(problem(text.bytes) == .tooDeep(limit: 60))
  }

  /// Brackets without end are neither an endless recursion nor an error: the page is what can be read.
  @Test(arguments: ["[", "<<", "<</a", "(", "<", ")", "{", "]", ">>", "/", "%", ")%\n", "<<[", "q", "BI "])
  func noise_comesToItsEnd(_ word: String) {
    let noise = String(repeating: word, count: 20_000)
    let drawing = PDFText("0 0 m 1 1 l f " + noise)
    _ = problem(drawing.bytes)
    #expect(problem("%PDF-1.4 " + noise) == .noPage)
    #expect(problem("%PDF-1.4 1 0 obj " + noise) == .noPage)
  }

  @Test func objects_thatNeedThemselves() {
    #expect(problem("%PDF-1.4 1 0 obj 1 0 R endobj trailer<</Root 1 0 R>>") == .noPage)
    #expect(problem("%PDF-1.4 1 0 obj 2 0 R endobj 2 0 obj 1 0 R endobj trailer<</Root 1 0 R>>") == .noPage)
    #expect(
      problem(
        "%PDF-1.4 1 0 obj<</Pages<</Kids 2 0 R>>>>endobj 2 0 obj[<</Kids 2 0 R>>]endobj trailer<</Root 1 0 R>>"
      )
        == .tooMuchWork(limit: 500_000))
    let stream = "1 0 obj<</Type/ObjStm/N 1/First 4/Length 1 0 R>>stream\n1 0 <<>>\nendstream endobj"
    #expect(problem("%PDF-1.4 \(stream) trailer<</Root 1 0 R>>") == .noPage)
    #expect(problem("%PDF-1.4\nxref\n0 0\ntrailer<</Prev 9>>startxref 9") == .noPage)
    let function = "<</FunctionType 3/Domain[0 1]/Bounds[]/Encode[0 1]/Functions[5 0 R]>>"
    let picture = try? pdf(
      "/s sh",
      resources: "/Shading<</s<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 1 1]/Function 5 0 R>>>>",
      objects: [function])
    #expect(picture?.lacks == ["a gradient that is not understood"])
  }

  /// Objects without an end that each reach to the end of the file, and streams of which each seems to.
  @Test(.timeLimit(.minutes(1))) func objects_thatOverlap() {
    let arrays = (1...20_000).map { "\($0) 0 obj[" }.joined()
    #expect(
      problem("%PDF-1.4 " + arrays, limits { $0.expandedBytes = 1 << 20 }) == .tooMuchWork(limit: 500_000))
    let streams = (1...20_000).map { "\($0) 0 obj<<>>stream\n" }.joined()
    #expect(problem("%PDF-1.4 " + streams) == .noPage)
  }

  @Test func numbers_beyondAllBounds() throws {
    let picture = try pdf(
      """
      99999999999999999999999999 0 0 1 0 0 cm 1e5 0 m 0 99999999999999999999999999999 l S 99999999999 w
      [9999999999999999 1] 99999999999999 d 0 0 m 1 1 l S \(String(repeating: "9", count: 400)) 0 0 1 0 0 cm
      """)
    #expect(picture.lacks.contains("numbers beyond all bounds"))
    #expect(picture.texts.last == "stroke M0,0 L1,1 width 1 #000000")
    // Factors that grow step by step.
    let grown = try pdf(String(repeating: "100 0 0 100 0 0 cm ", count: 200) + "0 0 m 1 1 l S")
    #expect(grown.steps.count < 10)
    #expect(grown.lacks == ["numbers beyond all bounds"])
  }

  @Test func bytes_haveALimit() {
    #expect(problem("<svg width='9' height='9'/>", limits { $0.bytes = 9 }) == .tooManyBytes(27, limit: 9))
    let path = "M0 0" + String(repeating: "h1", count: 5000)
    let text = ##"<svg width="9" height="9"><path d="\##(path)"/><path d="M0 0h1"/></svg>"##
    #expect(problem(text, limits { $0.points = 1000 }) == .tooMuchWork(limit: 1000))
  }

  // MARK: Chance

  static let documents: [[UInt8]] = [
    PDFText(
      "q /m gs 0 0 9 9 re W n /s sh Q /Pattern cs /p scn 0 0 1 1 re B /f Do [1 2] 0 d /sp cs .5 scn 1 1 m 2 2 3 3 4 4 c S",
      resources: """
        /ExtGState<</m<</ca .5/BM/Multiply/SMask<</S/Alpha/G 5 0 R>>>>>>/XObject<</f 5 0 R>>/Shading<</s 6 0 R>>
        /Pattern<</p<</PatternType 2/Shading 6 0 R/Matrix[1 0 0 1 2 2]>>>>/ColorSpace<</sp[/Separation/a/DeviceCMYK 7 0 R]>>
        """,
      objects: [
        PDFText.stream("0 0 2 2 re f", "/Subtype/Form/BBox[0 0 9 9]/Group<<>>"),
        "<</ShadingType 3/ColorSpace/DeviceRGB/Coords[0 0 0 1 1 9]/Function 8 0 R>>",
        PDFText.stream(
          "{dup 0 exch 2 index .5 gt {1} {0} ifelse}", "/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1 0 1]"),
        PDFText.stream(
          "FF00000000FF>", "/FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[2]/BitsPerSample 8/Filter/AHx"
        ),
      ]
    ).bytes,
    Array(
      ##"""
      <svg width="20" height="30" viewBox="0 0 10 10"><style>.a{fill:#f00;stroke:url(#g) red}</style>
      <linearGradient id="g" x1="10%"><stop offset="0"/><stop offset="1" stop-color="hsl(9,9%,9%)"/></linearGradient>
      <mask id="m"><circle r="9" fill="#888"/></mask><clipPath id="c"><path d="M0 0a5 5 30 1 0 9 9t1 1s2 2 3 3z"/></clipPath>
      <symbol id="s" viewBox="0 0 5 5"><rect class="a" width="4" height="4" rx="1"/></symbol>
      <g mask="url(#m)" opacity=".5" transform="rotate(30 4 4) skewX(5)"><use href="#s" width="4" clip-path="url(#c)"/></g></svg>
      """##.utf8),
  ]

  /// Bytes that are changed, left out, moved or doubled by chance. Whatever comes out keeps its promises.
  @Test(arguments: 0..<2) func document_damagedAtRandom_isAPictureOrAnError(_ index: Int) throws {
    var random = SplitMix(seed: UInt64(index) + 1)
    var pictures = 0
    for _ in 0..<3000 {
      var bytes = Self.documents[index]
      for _ in 0...Int.random(in: 0..<5, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let other = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.swapAt(place, other)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        default: bytes.insert(contentsOf: bytes[other..<min(bytes.count, other + 40)], at: place)
        }
      }
      guard let picture = try? VectorPicture.read(bytes) else { continue }
      pictures += 1
      #expect(picture.width > 0 && picture.width <= 65535 && picture.height > 0 && picture.height <= 65535)
      var open = 0
      for step in picture.steps {
        switch step {
        case .save, .beginGroup, .beginMask: open += 1
        case .restore, .endGroup, .endMasked: open -= 1
        default: break
        }
        if open < 0 { break }
      }
      #expect(open == 0)
    }
    #expect(pictures > 100)
  }

  @Test func numbersBeyondAllBounds_areNoObjects() {
    #expect(problem("%PDF-1.4\n99999999999999999999 0 obj <</Type/XRef>> endobj startxref 9") == .noPage)
  }

  @Test func chains_endSomewhere() throws {
    // References in references: what stands behind a reference is a color, and nothing else.
    let paint = String(repeating: "url(#a)", count: 50_000)
    #expect(try svg("<rect width='1' height='1' fill='\(paint)'/>").steps.isEmpty)
    // Clips of clips.
    let clips = (0..<5000).map {
      "<clipPath id='c\($0)' clip-path='url(#c\($0 + 1))'><rect width='9' height='9'/></clipPath>"
    }
    let clipped =
      "<svg width='9' height='9'>\(clips.joined())<rect width='9' height='9' clip-path='url(#c0)'/></svg>"
    #expect(problem(clipped) == .tooDeep(limit: 60))
    // Streams whose lengths are streams.
    let streams = (5..<20_000).map { "<</Length \($0 + 1) 0 R>>stream\nx\nendstream" }
    let text = PDFText("/f Do 0 0 1 1 re f", resources: "/XObject<</f 5 0 R>>", objects: streams)
    #expect(try VectorPicture.read(text.bytes).paths.count == 1)
  }

  @Test func factors_doNotMultiplyThroughMasks() throws {
    let masks = (0..<6).map { number in
      "<mask id='m\(number)'><g transform='scale(900000000)' mask='url(#m\(number + 1))'>"
        + "<path d='M0 0C9 9 9 0 0 9' stroke='#888' stroke-width='.1'/></g></mask>"
    }
    let picture = try svg("\(masks.joined())<rect width='9' height='9' mask='url(#m0)'/>")
    #expect(picture.lacks.contains("numbers beyond all bounds"))
  }

  @Test func dashes_areFew() throws {
    for (count, lacks) in [(64, []), (65, ["dashes of more than 64 lengths"])] {
      let lengths = String(repeating: "1 ", count: count)
      let line = "<path d='M0 0h9' fill='none' stroke='red' stroke-dasharray='\(lengths)'/>"
      let page = PDFText("[\(lengths)] 0 d 0 0 m 9 0 l S")
      for picture in [try svg(line), try VectorPicture.read(page.bytes)] {
        let strokes = picture.steps.compactMap { if case .stroke(_, let line, _) = $0 { line } else { nil } }
        #expect(strokes.map(\.dashes.count) == [lacks.isEmpty ? count : 0])
        #expect(picture.lacks == lacks)
      }
    }
  }

  @Test func documentType_isReadOnce() {
    // Each bracket would be read again for each of those behind it.
    let count = 300_000
    let type = String(repeating: "[", count: count) + String(repeating: ">", count: count + 1)
    #expect(problem("<!DOCTYPE \(type)<svg width='9' height='9'/>") == nil)
  }

  @Test func longMasks_longRules_andLongFunctions_count() {
    // A soft mask of many points, through which much is drawn.
    let mask = "/g gs " + String(repeating: "0 0 1 1 re f ", count: 3000)
    let points = "0.5 g 0 0 m " + String(repeating: "1 1 l ", count: 5000) + "f"
    let group = PDFText.stream(points, "/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency/CS/DeviceGray>>")
    let masked = PDFText(
      mask, resources: "/ExtGState<</g<</SMask<</S/Luminosity/G 5 0 R>>>>>>", objects: [group])
    #expect(problem(masked.bytes) == .tooMuchWork(limit: 4_000_000))
    let rule = ".a{" + String(repeating: "fill:red;", count: 20_000) + "}"
    let elements = String(repeating: "<path class='a'/>", count: 5000)
    #expect(
      problem("<svg width='9' height='9'><style>\(rule)</style>\(elements)</svg>")
        == .tooMuchWork(limit: 500_000))
    let program = "{" + String(repeating: "1 mul ", count: 20_000) + "dup dup}"
    let function = PDFText.stream(program, "/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]")
    let tinted = PDFText(
      "/c cs " + String(repeating: "1 scn ", count: 5000),
      resources: "/ColorSpace<</c[/Separation/x/DeviceRGB 5 0 R]>>", objects: [function])
    #expect(problem(tinted.bytes) == .tooMuchWork(limit: 500_000))
  }
}
