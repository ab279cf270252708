import LayoutSnapshotVector
import LayoutSnapshotXML
import Testing

/// Sizes, viewports, references, clips, masks and gradients.
struct SVGStructureTests {
  static let unit = ##"<rect width="1" height="1"/>"##
  static let unitFill = "fill M0,0 L1,0 L1,1 L0,1 Z #000000"

  private func picture(_ attributes: String, _ content: String = unit) throws(VectorError) -> VectorPicture {
    try VectorPicture.read(Array("<svg \(attributes)>\(content)</svg>".utf8))
  }

  static let sizes: [(attributes: String, width: Double, height: Double)] = [
    (##"width="20" height="30""##, 20, 30), (##"viewBox="0 0 4 5""##, 4, 5),
    (##"width="8" viewBox="0 0 4 5""##, 8, 10),
    (##"height="10" viewBox="0 0 4 5""##, 8, 10), (##"width="100%" height="100%" viewBox="0 0 4 5""##, 4, 5),
    (##"width="1in" height="72pt""##, 96, 96),
  ]

  @Test(arguments: sizes)
  func size_comesFromAttributesOrViewBox(_ example: (attributes: String, width: Double, height: Double))
    throws
  {
    let picture = try picture(example.attributes)
    #expect(picture.width == example.width)
    #expect(picture.height == example.height)
  }

  static let fits: [(rule: String, transform: String)] = [
    ("", "2 0 0 2 0 10"), (##"preserveAspectRatio="none""##, "2 0 0 4 0 0"),
    (##"preserveAspectRatio="xMinYMin meet""##, "2 0 0 2 0 0"),
    (##"preserveAspectRatio="xMaxYMax""##, "2 0 0 2 0 20"),
    (##"preserveAspectRatio="xMidYMid slice""##, "4 0 0 4 -10 0"),
    (##"preserveAspectRatio="xMaxYMin slice""##, "4 0 0 4 -20 0"),
  ]

  @Test(arguments: fits) func viewBox_isFitted(_ example: (rule: String, transform: String)) throws {
    let picture = try picture(##"width="20" height="40" viewBox="0 0 10 10" \##(example.rule)"##)
    #expect(picture.texts == ["transform \(example.transform)", Self.unitFill])
  }

  @Test func prefix_andForeignElements() throws {
    let text = """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD" "x]>" [ <!ENTITY ns "http://"> <!-- ] > --> ]>
      <s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9" xmlns:x="&ns;x">
      <s:rect width="1" height="1"/><x:rect width="2" height="2"/><rect width="3" height="3"/></s:svg>
      """
    #expect(try VectorPicture.read(Array(text.utf8)).texts == [Self.unitFill])
  }

  /// A square in the style of an entity, with a document type that declares some.
  private func picture(entities: String, style: String) throws(VectorError) -> VectorPicture {
    let text = """
      <!DOCTYPE svg [\(entities)]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="1" height="1" style="\(style)"/></svg>
      """
    return try VectorPicture.read(Array(text.utf8))
  }

  @Test func entities_standForTheirTexts() throws {
    let red = "fill M0,0 L1,0 L1,1 L0,1 Z #ff0000"
    let one = try picture(entities: ##"<!ENTITY st0 "fill:red;">"##, style: "&st0;")
    #expect(one.texts == [red] && one.lacks.isEmpty)
    // The first declaration of a name counts, in either quotes, and around other declarations.
    let several = try picture(
      entities: "<!ELEMENT a ANY>\n<!ENTITY  a\n'fill:'><!ENTITY a 'stroke:'> <!ENTITY b \"red\">",
      style: "&a;&b;")
    #expect(several.texts == [red] && several.lacks.isEmpty)
    // A name that is no entity's, in a title for instance, is no lack.
    let title = try svg("<title>A & B; C</title>\(Self.unit)")
    #expect(title.texts == [Self.unitFill] && title.lacks.isEmpty)
  }

  @Test func entities_thatAreNotKnown_areLacks() throws {
    for entities in [
      "", ##"<!ENTITY other "fill:red;">"##, ##"<!ENTITY st0 SYSTEM "file:///etc/passwd">"##,
      ##"<!ENTITY a "red"><!ENTITY st0 "fill:&a;">"##, ##"<!ENTITY % st0 "fill:red;">"##,
    ] {
      let picture = try picture(entities: entities, style: "&st0;")
      #expect(picture.texts == [Self.unitFill], "\(entities)")
      #expect(picture.lacks == ["entities of the document type"], "\(entities)")
    }
  }

  @Test func entities_doNotGrowWithoutEnd() throws {
    let blanks = String(repeating: " ", count: 1 << 20)
    let entities = "<!ENTITY a '\(blanks)'>"
    #expect(try picture(entities: entities, style: "fill:red;&a;&a;&a;&a;").lacks.isEmpty)
    #expect(
      try picture(entities: entities, style: "fill:red;&a;&a;&a;&a;&a;").lacks == [
        "entities of the document type"
      ])
  }

  @Test func use_movesAndInherits() throws {
    let picture = try svg(
      ##"<defs><g id="a">\##(Self.unit)</g></defs><use x="3" y="4" href="#a" fill="red"/><use xlink:href="#a"/>"##
    )
    #expect(
      picture.texts == [
        "save", "transform 1 0 0 1 3 4", "fill M0,0 L1,0 L1,1 L0,1 Z #ff0000", "restore", "save",
        Self.unitFill,
        "restore",
      ])
  }

  @Test func symbol_isFittedIntoTheReference() throws {
    let symbol = ##"<symbol id="a" viewBox="0 0 10 10">\##(Self.unit)</symbol>"##
    let picture = try svg(##"\##(symbol)<use href="#a" width="20" height="20"/>"##)
    #expect(
      picture.texts == [
        "save", "save", "clip M0,0 L20,0 L20,20 L0,20 Z", "transform 2 0 0 2 0 0", Self.unitFill, "restore",
        "restore",
      ])
  }

  @Test func nestedViewport_clipsUnlessItOverflows() throws {
    let inner = ##"<svg x="1" width="20" height="20" overflow="hidden"><rect width="50%" height="1"/></svg>"##
    #expect(
      try svg(inner).texts == [
        "save", "transform 1 0 0 1 1 0", "clip M0,0 L20,0 L20,20 L0,20 Z",
        "fill M0,0 L10,0 L10,1 L0,1 Z #000000",
        "restore",
      ])
    let open = inner.replacing("hidden", with: "visible")
    #expect(try !svg(open).texts.contains { $0.hasPrefix("clip") })
  }

  @Test func references_thatEndNowhere() throws {
    #expect(try svg(##"<g id="a"><use href="#a"/></g>"##).lacks == ["a reference to itself"])
    #expect(try svg(##"<use id="a" href="#b"/><use id="b" href="#a"/>"##).lacks == ["a reference to itself"])
    #expect(try svg(##"<use href="#a"/>"##).lacks == ["a reference to nothing"])
    #expect(try svg(##"<use href="other.svg#a"/>"##).lacks == ["a reference to another file"])
    let gradient = ##"<linearGradient id="g" href="#g"/><rect width="1" height="1" fill="url(#g)"/>"##
    #expect(try svg(gradient).steps == [])
    let clip = ##"<clipPath id="c" clip-path="url(#c)"><rect width="2" height="2"/></clipPath>"##
    #expect(
      try svg(clip + ##"<rect width="1" height="1" clip-path="url(#c)"/>"##).lacks == [
        "a reference to itself"
      ])
    let mask = ##"<mask id="m"><rect width="2" height="2" mask="url(#m)"/></mask>"##
    #expect(
      try svg(mask + ##"<rect width="1" height="1" mask="url(#m)"/>"##).lacks == ["a reference to itself"])
  }

  @Test func switch_takesTheFirstThatApplies() throws {
    let picture = try svg(
      """
      <switch><foreignObject requiredExtensions="x"/><g systemLanguage="de">\(Self.unit)</g>
      <rect systemLanguage="fr, en-GB" width="2" height="2"/><rect width="3" height="3"/></switch>
      """)
    #expect(picture.paths == ["M0,0 L2,0 L2,2 L0,2 Z"])
    #expect(picture.lacks == [])
  }

  // MARK: Clips and masks

  private func clipped(_ clip: String, _ attributes: String = "") throws -> [String] {
    try svg(
      ##"<clipPath id="c" \##(attributes)>\##(clip)</clipPath><rect width="1" height="1" clip-path="url(#c)"/>"##
    ).texts
  }

  @Test func clip_isAPath() throws {
    #expect(
      try clipped(##"<path d="M0 0h9v9z" clip-rule="evenodd" transform="translate(1 0)"/>"##) == [
        "save", "clip M1,0 L10,0 L10,9 Z evenOdd", Self.unitFill, "restore",
      ])
    #expect(
      try clipped(##"<rect width=".5" height="1"/>"##, ##"clipPathUnits="objectBoundingBox""##).dropFirst()
        .first
        == "clip M0,0 L0.5,0 L0.5,1 L0,1 Z")
    // Nothing lets nothing through.
    #expect(try clipped("") == [])
    #expect(try clipped(##"<use href="#r"/><defs><rect id="r" width="2" height="2"/></defs>"##).count == 4)
  }

  /// Shapes that turn in opposite ways do not erase each other.
  @Test func clip_ofSeveralShapes_isAllOfThem() throws {
    #expect(
      try clipped(##"<path d="M0 0h9v9z"/><path d="M1 1v7h7z"/>"##).dropFirst().first
        == "clip M0,0 L9,0 L9,9 Z M8,8 L1,8 L1,1 Z")
  }

  @Test func clip_withinTheSameClip_isNoCycle() throws {
    let clip =
      ##"<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>"##
    let picture = try svg(
      clip + ##"<g clip-path="url(#c)"><rect width="4" height="2" clip-path="url(#c)"/></g>"##)
    #expect(picture.lacks == [])
    #expect(picture.texts.filter { $0 == "clip M0,0 L4,0 L4,2 L0,2 Z" }.count == 2)
  }

  private func masked(_ mask: String, _ attributes: String = "") throws -> VectorPicture {
    try svg(
      """
      <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="50" height="50" \(attributes)>\(mask)</mask>
      <rect width="1" height="1" mask="url(#m)"/>
      """)
  }

  static let region = "clip M0,0 L50,0 L50,50 L0,50 Z"

  @Test func mask_ofOneOpaqueShape_isAClip() throws {
    let expected = [
      "save", Self.region, "save", "clip M0,0 L9,0 L9,9 Z", Self.unitFill, "restore", "restore",
    ]
    #expect(try masked(##"<path fill="white" d="M0 0h9v9z"/>"##).texts == expected)
    #expect(try masked(##"<path d="M0 0h9v9z"/>"##, ##"style="mask-type:alpha""##).texts == expected)
    #expect(try masked("").steps == [])
  }

  /// What is dark hides; by the even-odd rule a large box around it is what is seen.
  @Test func mask_darkOnBright_isAHole() throws {
    let picture = try masked(##"<path fill="#fff" d="M0 0h40v40z"/><path d="M1 1h2v2z"/>"##)
    let clips = picture.texts.filter { $0.hasPrefix("clip") }
    #expect(clips.count == 3)
    #expect(clips.last?.hasSuffix("M1,1 L3,1 L3,3 Z evenOdd") == true)
    #expect(picture.lacks == [])
  }

  /// Half of what is below still shows: that no path says, and opacities alone do not either.
  @Test func mask_translucentDarkOnBright_isALack() throws {
    let picture = try masked(
      ##"<path fill="#fff" d="M0 0h40v40z"/><path fill-opacity=".5" d="M1 1h2v2z"/>"##)
    #expect(!picture.texts.contains { $0.hasSuffix("M1,1 L3,1 L3,3 Z evenOdd") })
    #expect(picture.lacks == ["soft mask of parts that cover each other"])
  }

  @Test func mask_ofPartsThatCoverEachOther_isALack_unlessTheyGoByEvenOdd() throws {
    let hole = "M1 1h4v4h-4z M2 2h4v4h-4z"
    let ground = ##"<path fill="#fff" d="M0 0h40v40z"/>"##
    #expect(
      try masked(##"\##(ground)<path d="\##(hole)"/>"##).lacks == ["soft mask of parts that cover each other"]
    )
    #expect(try masked(##"\##(ground)<path fill-rule="evenodd" d="\##(hole)"/>"##).lacks == [])
    // A ring: its inner circle goes the other way.
    #expect(try masked(##"\##(ground)<path d="M1 1h4v4h-4z M2 2v2h2v-2z"/>"##).lacks == [])
  }

  @Test func shapesOfCSS_andMasksOfMasks_areLacks() throws {
    let clipped = try svg(##"<rect width="1" height="1" style="clip-path:circle(5px)"/>"##)
    #expect(clipped.texts == [Self.unitFill] && clipped.lacks == ["clip to a shape of CSS"])
    #expect(try svg(##"<rect width="1" height="1" clip-path="none"/>"##).lacks == [])
    let masks = ##"<mask id="n"/><mask id="m" mask="url(#n)"><path fill="#fff" d="M0 0h40v40z"/></mask>"##
    #expect(
      try svg(##"\##(masks)<rect width="1" height="1" mask="url(#m)"/>"##).lacks == ["masks within masks"])
  }

  @Test func gradientOfALevelLine_isItsFallback() throws {
    let gradient = ##"<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient>"##
    let line = ##"<path fill="none" d="M0 1h5" stroke="url(#g) #00f"/>"##
    #expect(try svg(gradient + line).texts == ["stroke M0,1 L5,1 width 1 #0000ff"])
    #expect(try svg(gradient + ##"<path fill="none" d="M0 1h5" stroke="url(#g)"/>"##).texts == [])
  }

  @Test func extensions_areNeverThere() throws {
    #expect(try svg(##"<rect width="1" height="1" requiredExtensions=""/>"##).texts == [])
  }

  @Test func mask_ofGrays_hasTheirOpacity() throws {
    let picture = try masked(##"<path fill="#808080" d="M0 0h9v9z"/>"##)
    #expect(
      picture.texts == [
        "save", Self.region, "mask", "fill M0,0 L9,0 L9,9 Z #ffffff@50.196", "masked", Self.unitFill,
        "end masked",
        "restore",
      ])
    #expect(picture.lacks == [])
    let covered = try masked(##"<path fill="#fff" d="M0 0h9v9z"/><path fill="#808080" d="M0 0h9v9z"/>"##)
    #expect(covered.lacks == ["soft mask of parts that cover each other"])
  }

  // MARK: Gradients

  private func painted(_ gradient: String, _ shape: String = ##"<rect x="10" width="20" height="40""##) throws
    -> [String]
  {
    try svg(gradient + shape + ##" fill="url(#g)"/>"##).texts
  }

  static let stops = ##"<stop stop-color="red"/><stop offset="50%" stop-color="blue" stop-opacity=".5"/>"##

  @Test func linearGradient_fitsTheBox() throws {
    #expect(
      try painted(##"<linearGradient id="g">\##(Self.stops)</linearGradient>"##) == [
        "save", "clip M10,0 L30,0 L30,40 L10,40 Z", "transform 20 0 0 40 10 0",
        "linear 0,0 1,0 0 #ff0000, 0.5 #0000ff@50", "restore",
      ])
  }

  @Test func gradient_inUserSpace_withTransform() throws {
    #expect(
      try painted(
        """
        <linearGradient id="s">\(Self.stops)</linearGradient>
        <radialGradient id="g" href="#s" gradientUnits="userSpaceOnUse" cx="5" cy="6" r="7" fx="4"
          gradientTransform="scale(2)"/>
        """
      ).dropFirst(2).prefix(2) == ["transform 2 0 0 2 0 0", "radial 4,6 0 5,6 7 0 #ff0000, 0.5 #0000ff@50"])
    // A focus outside of the circle comes to its edge.
    #expect(
      try painted(
        ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="2" fx="15">\##(Self.stops)</radialGradient>"##
      ).contains("radial 7,5 0 5,5 2 0 #ff0000, 0.5 #0000ff@50"))
  }

  @Test func gradient_ofOneStop_isAColor() throws {
    #expect(
      try painted(##"<linearGradient id="g"><stop stop-color="red"/></linearGradient>"##) == [
        "fill M10,0 L30,0 L30,40 L10,40 Z #ff0000"
      ])
    #expect(try painted(##"<linearGradient id="g"/>"##) == [])
    // A level line has no box that a gradient could fit.
    #expect(
      try painted(##"<linearGradient id="g">\##(Self.stops)</linearGradient>"##, ##"<path d="M0 0h9""##) == []
    )
    // A circle without a radius has the last colour everywhere.
    #expect(
      try painted(##"<radialGradient id="g" r="0">\##(Self.stops)</radialGradient>"##) == [
        "fill M10,0 L30,0 L30,40 L10,40 Z #0000ff@50"
      ])
  }

  @Test func gradient_ofALine_isCutToIt() throws {
    let picture = try svg(
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="9">\##(Self.stops)</linearGradient>"##
        + ##"<path d="M0 0h9" fill="none" stroke="url(#g)" stroke-opacity=".5"/>"##)
    #expect(
      picture.texts == [
        "save", "clipToStroke M0,0 L9,0 width 1", "linear 0,0 9,0 0 #ff0000@50, 0.5 #0000ff@25", "restore",
      ])
  }

  @Test func gradientStops_neverGoBack() throws {
    let stops =
      ##"<stop offset=".5"/><stop offset=".2" stop-color="red"/><stop offset="7" stop-color="blue"/>"##
    #expect(
      try painted(##"<linearGradient id="g">\##(stops)</linearGradient>"##).contains(
        "linear 0,0 1,0 0.5 #000000, 0.5 #ff0000, 1 #0000ff"))
  }

  // MARK: Lacks

  static let lacks: [(content: String, lacks: [String])] = [
    ("<text>a</text>", ["text"]), ("<text> </text>", []), ("<image/>", ["embedded picture"]),
    ("<foreignObject/>", ["content that is not SVG"]), (##"<g filter="url(#f)"/>"##, ["filter"]),
    (##"<g style="mix-blend-mode:multiply"/>"##, []),
    (##"<g style="mix-blend-mode:color-dodge"/>"##, ["a blend mode that is not known"]),
    (##"<pattern id="p"/><rect width="1" height="1" fill="url(#p)"/>"##, ["pattern"]),
    (
      ##"<pattern id="p"><image/></pattern><rect width="1" height="1" fill="url(#p)"/>"##,
      ["embedded picture"]
    ),
    (##"<path d="M0 0h1" marker-end="url(#m)"/>"##, ["markers"]), ("<g><animate/></g>", ["animation"]),
    (##"<g style="animation: a 1s"/>"##, ["animation"]),
    (
      ##"<path d="M0 0h1" stroke="red" vector-effect="non-scaling-stroke"/>"##,
      ["lines that keep their width"]
    ),
    (
      ##"<linearGradient id="g" spreadMethod="reflect"><stop/><stop/></linearGradient>"##
        + ##"<rect width="1" height="1" fill="url(#g)"/>"##, ["gradient that repeats"]
    ),
    ("<text>a</text><image/><text>b</text>", ["text", "embedded picture"]),
    ("<title>a</title><desc>b</desc><metadata>c</metadata><defs><text>d</text></defs>", []),
  ]

  @Test(arguments: lacks) func whatIsLeftOut_isNamedOnce(_ example: (content: String, lacks: [String])) throws
  {
    #expect(try svg(example.content).lacks == example.lacks)
  }

  @Test func blendMode_isAGroups() throws {
    let picture = try svg(##"<g style="mix-blend-mode:hard-light">\##(Self.unit)</g>"##)
    #expect(picture.texts == ["save", "group 100 hardLight", Self.unitFill, "end group", "restore"])
  }
}
