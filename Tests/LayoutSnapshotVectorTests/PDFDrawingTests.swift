import LayoutSnapshotVector
import Testing

/// Operators become steps.
struct PDFDrawingTests {
  static let flip = "transform 1 0 0 -1 0 100"

  /// The steps after the one that turns the page over.
  private func texts(_ content: String, resources: String = "", objects: [String] = []) throws -> [String] {
    let texts = try pdf(content, resources: resources, objects: objects).texts
    #expect(texts.isEmpty || texts.first == Self.flip)
    return Array(texts.dropFirst())
  }

  static let paths: [(content: String, steps: [String])] = [
    ("1 2 m 3 4 l S", ["stroke M1,2 L3,4 width 1 #000000"]),
    ("1 2 m 3 4 l 5 6 l s", ["stroke M1,2 L3,4 L5,6 Z width 1 #000000"]),
    ("0 0 m 1 1 2 2 3 3 c f", ["fill M0,0 C1,1 2,2 3,3 #000000"]),
    ("0 0 m 2 2 3 3 v f", ["fill M0,0 C0,0 2,2 3,3 #000000"]),
    ("0 0 m 1 1 3 3 y F", ["fill M0,0 C1,1 3,3 3,3 #000000"]),
    ("0 0 1 2 re f*", ["fill M0,0 L1,0 L1,2 L0,2 Z evenOdd #000000"]),
    ("0 0 m 1 1 l B", ["fill M0,0 L1,1 #000000", "stroke M0,0 L1,1 width 1 #000000"]),
    ("0 0 m 1 1 l b*", ["fill M0,0 L1,1 Z evenOdd #000000", "stroke M0,0 L1,1 Z width 1 #000000"]),
    ("0 0 m 1 1 l n", []), ("1 1 l f", ["fill M1,1 L1,1 #000000"]),
    ("1 m 0 0 m 1 1 l h f", ["fill M0,0 L1,1 Z #000000"]),
    ("0 0 1 1 re W n 0 0 2 2 re f", ["clip M0,0 L1,0 L1,1 L0,1 Z", "fill M0,0 L2,0 L2,2 L0,2 Z #000000"]),
    ("0 0 1 1 re W* f", ["fill M0,0 L1,0 L1,1 L0,1 Z #000000", "clip M0,0 L1,0 L1,1 L0,1 Z evenOdd"]),
    (
      "q 2 0 0 2 1 1 cm 0 0 m 1 1 l f Q",
      ["save", "transform 2 0 0 2 1 1", "fill M0,0 L1,1 #000000", "restore"]
    ),
    // What leaves no trace is left out.
    ("q 2 0 0 2 1 1 cm 0 0 1 1 re W n Q", []), ("Q Q 0 0 m 1 1 l f", ["fill M0,0 L1,1 #000000"]),
    ("q q 0 0 m 1 1 l f", ["save", "save", "fill M0,0 L1,1 #000000", "restore", "restore"]),
    (
      "2 w 1 J 2 j 3 M [1 2] 3 d 0 0 m 1 1 l S",
      ["stroke M0,0 L1,1 width 2 round bevel limit 3 dashes 1 2 from 3 #000000"]
    ),
    ("q 2 w Q [1] 0 d [] 0 d 0 0 m 1 1 l S", ["stroke M0,0 L1,1 width 1 #000000"]),
    ("[3] 0 d 0 0 m 1 1 l S", ["stroke M0,0 L1,1 width 1 dashes 3 3 from 0 #000000"]),
    ("-2 w [-1 2] 0 d 0 0 m 1 1 l S", ["stroke M0,0 L1,1 width 1 #000000"]),
    ("BX ri 0 i /a MP EX 0 0 m 1 1 l f", ["fill M0,0 L1,1 #000000"]),
  ]

  @Test(arguments: paths) func paths_arePainted(_ example: (content: String, steps: [String])) throws {
    #expect(try texts(example.content) == example.steps)
  }

  // MARK: Colours

  static let spaces = """
    /ColorSpace<</icc[/ICCBased 6 0 R]/alt[/ICCBased 7 0 R]/cal[/CalRGB<<>>]/calgray[/CalGray<<>>]
    /lab[/Lab<</WhitePoint[.9505 1 1.089]/Range[-100 100 -100 100]>>]/indexed[/Indexed/DeviceRGB 1<0102030405FF>]
    /spot[/Separation/Red/DeviceRGB 5 0 R]/inks[/DeviceN[/a/b]/DeviceRGB 8 0 R]/self/self>>
    """
  static let objects = [
    "<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>", PDFText.stream("", "/N 3"),
    PDFText.stream("", "/N 7/Alternate/DeviceGray"),
    PDFText.stream("{2 copy add 2 div}", "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]"),
  ]

  static let colors: [(content: String, color: String)] = [
    ("0.5 g", "#808080"), ("1 0.5 0 rg", "#ff8000"), ("0 0 0 0 k", "#ffffff"), ("0 0 0 1 k", "#231f20"),
    ("1 0 0 0 k", "#00aeef"), ("0 1 1 0 k", "#ed1c24"), ("5 -1 0.5 rg", "#ff0080"), ("1 0 rg", "#000000"),
    ("/DeviceRGB cs 0 1 0 sc", "#00ff00"), ("/DeviceCMYK cs", "#231f20"), ("/icc cs 0 0 1 scn", "#0000ff"),
    ("/alt cs .5 scn", "#808080"), ("/cal cs 0 1 1 sc", "#00ffff"), ("/calgray cs 1 sc", "#ffffff"),
    ("/lab cs 100 0 0 sc", "#ffffff"), ("/lab cs 53.23 80.11 67.22 sc", "#ff0000"),
    ("/indexed cs 1 sc", "#0405ff"), ("/indexed cs 99 sc", "#0405ff"), ("/spot cs", "#ff0000"),
    ("/spot cs .5 scn", "#ff8080"), ("/inks cs 1 0 scn", "#ff0080"), ("1 0 0 rg q 0 1 0 rg Q", "#ff0000"),
  ]

  @Test(arguments: colors) func color_isOfItsSpace(_ example: (content: String, color: String)) throws {
    let picture = try pdf(
      example.content + " 0 0 1 1 re f", resources: Self.spaces, objects: Self.objects)
    #expect(picture.colors == [example.color])
    #expect(picture.lacks == [])
  }

  @Test func color_ofAStroke_isAnother() throws {
    #expect(
      try texts("1 0 0 RG 0 1 0 rg /DeviceRGB CS 0 0 1 SCN 0 0 m 1 1 l B") == [
        "fill M0,0 L1,1 #00ff00", "stroke M0,0 L1,1 width 1 #0000ff",
      ])
  }

  @Test func colorSpace_unknownOrEndless_isALack() throws {
    for name in ["self", "none"] {
      let picture = try pdf("/\(name) cs 1 sc 0 0 1 1 re f", resources: Self.spaces, objects: Self.objects)
      #expect(picture.lacks == ["a colour space that is not known"])
    }
  }

  // MARK: Shadings

  private func shaded(
    _ shading: String, _ content: String = "/s sh",
    function: String = "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>"
  ) throws -> VectorPicture {
    try pdf(
      content,
      resources: "/Shading<</s 6 0 R>>/Pattern<</p<</PatternType 2/Shading 6 0 R/Matrix[2 0 0 2 5 5]>>>>",
      objects: [function, "<</ColorSpace/DeviceRGB/Function 5 0 R\(shading)>>"])
  }

  static let axial = "/ShadingType 2/Coords[0 0 9 0]"

  @Test func shading_coversTheClip() throws {
    #expect(
      try shaded(Self.axial).texts == [
        Self.flip, "save", "linear 0,0 9,0 0 #ff0000, 1 #0000ff from start to end", "restore",
      ])
    #expect(
      try shaded("/ShadingType 3/Coords[1 2 3 4 5 6]/Extend[true false]/BBox[0 0 1 1]").texts == [
        Self.flip, "save", "clip M0,0 L1,0 L1,1 L0,1 Z",
        "radial 1,2 3 4,5 6 0 #ff0000, 1 #0000ff to end", "restore",
      ])
  }

  /// A pattern lies where the page puts it, whatever transform is in force.
  @Test func shadingPattern_fillsAndStrokes() throws {
    let gradient = "linear 0,0 9,0 0 #ff0000, 1 #0000ff from start to end"
    #expect(
      try shaded(Self.axial, "4 0 0 4 0 0 cm /Pattern cs /p scn 0 0 1 1 re f").texts == [
        Self.flip, "transform 4 0 0 4 0 0", "save", "clip M0,0 L1,0 L1,1 L0,1 Z",
        "transform 0.5 0 0 0.5 1.25 1.25",
        gradient, "restore",
      ])
    #expect(
      try shaded(Self.axial, "/Pattern CS /p SCN 0 0 m 1 1 l S").texts == [
        Self.flip, "save", "clipToStroke M0,0 L1,1 width 1", "transform 2 0 0 2 5 5", gradient, "restore",
      ])
    #expect(
      try shaded(Self.axial + "/Background[0 1 0]", "/Pattern cs /p scn 0 0 1 1 re f").texts.contains(
        "linear 0,0 1,0 0 #00ff00"))
  }

  static let functions: [(function: String, stops: String)] = [
    // Parts that meet at 0.25, where the value leaps.
    (
      """
      <</FunctionType 3/Domain[0 1]/Bounds[.25]/Encode[0 1 1 0]/Functions[
      <</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[1 0 0]/N 1>><</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[0 1 0]/N 1>>]>>
      """, "0 #000000, 0.25 #ff0000, 0.25 #00ff00, 1 #000000"
    ),
    (
      PDFText.stream(
        "FF00000000FF00FF00>",
        "/FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[3]/BitsPerSample 8/Filter/AHx"),
      "0 #ff0000, 0.5 #0000ff, 1 #00ff00"
    ),
    (
      """
      [<</FunctionType 2/Domain[0 1]/N 1>><</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>
      <</FunctionType 2/Domain[0 1]/C0[1]/C1[1]/N 1>>]
      """, "0 #00ffff, 1 #ff00ff"
    ),
  ]

  @Test(arguments: functions) func shading_followsItsFunction(_ example: (function: String, stops: String))
    throws
  {
    let picture = try shaded(Self.axial, function: example.function)
    #expect(picture.texts.contains("linear 0,0 9,0 \(example.stops) from start to end"))
    #expect(picture.lacks == [])
  }

  /// A curve becomes many stops: x², and x to the power of 2.2, which no C library computes here.
  @Test(arguments: [(2.0, 0.0625), (2.2, 0.0473661), (0.5, 0.5), (-1, 1)])
  func shading_ofACurve_hasManyStops(_ exponent: Double, _ quarter: Double) throws {
    let picture = try shaded(
      Self.axial, function: "<</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[1 1 1]/N \(exponent)>>")
    guard case .gradient(let gradient) = picture.steps[2] else { return #expect(Bool(false)) }
    #expect(gradient.stops.count == 65)
    #expect(abs(gradient.stops[16].color.red - quarter) < 1e-6)
  }

  // MARK: States and forms

  @Test func alpha_isOfEachColor() throws {
    let states = "/ExtGState<</a<</ca .5/CA .25/LW 3/LC 1/LJ 1/ML 5/D[[1 2]3]>>>>"
    #expect(
      try texts("/a gs 0 0 m 1 1 l B", resources: states) == [
        "fill M0,0 L1,1 #000000@50",
        "stroke M0,0 L1,1 width 3 round round limit 5 dashes 1 2 from 3 #000000@25",
      ])
  }

  static let form = PDFText.stream(
    "0 0 2 2 re f", "/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Matrix[2 0 0 2 0 0]")
  static let formSteps = [
    "save", "transform 2 0 0 2 0 0", "clip M0,0 L1,0 L1,1 L0,1 Z", "fill M0,0 L2,0 L2,2 L0,2 Z #ff0000",
    "restore",
  ]

  @Test func form_isDrawnInItsBox() throws {
    #expect(
      try texts("1 0 0 rg /f Do", resources: "/XObject<</f 5 0 R>>", objects: [Self.form]) == Self.formSteps)
  }

  @Test func form_thatIsAGroup_isTranslucentAsAWhole() throws {
    let group = Self.form.replacing("/Type", with: "/Group<</S/Transparency>>/Type")
    let resources = "/XObject<</f 5 0 R>>/ExtGState<</a<</ca .5>>/m<</BM/Multiply>>>>"
    #expect(
      try texts("/a gs 1 0 0 rg /f Do 0 0 m 1 1 l f", resources: resources, objects: [group])
        == ["group 50"] + Self.formSteps + ["end group", "fill M0,0 L1,1 #ff0000@50"])
    #expect(
      try texts("/m gs 1 0 0 rg /f Do", resources: resources, objects: [group])
        == ["group 100 multiply"] + Self.formSteps + ["end group"])
    // No group: each colour of its own.
    #expect(
      try texts("/a gs 1 0 0 rg /f Do", resources: resources, objects: [Self.form]).contains(
        "fill M0,0 L2,0 L2,2 L0,2 Z #ff0000@50"))
  }

  @Test func form_thatContainsItself_endsThere() throws {
    let form = PDFText.stream("0 0 m 1 1 l f /f Do", "/Subtype/Form")
    let picture = try pdf("/f Do", resources: "/XObject<</f 5 0 R>>", objects: [form])
    #expect(picture.paths == ["M0,0 L1,1"])
    #expect(picture.lacks == ["a form that contains itself"])
  }

  @Test func layers_thatAreOff_areHidden() throws {
    var text = PDFText(
      "/OC/a BDC 0 0 m 1 1 l f /b BMC BT (x) Tj ET EMC EMC /OC/b BDC 0 0 m 2 2 l f EMC /OC/c BDC 0 0 m 3 3 l f EMC",
      resources: "/Properties<</a 5 0 R/b 6 0 R/c<</OCGs[5 0 R]>>>>", objects: ["<<>>", "<<>>"])
    text.objects[0] = "<</Pages 2 0 R/OCProperties<</OCGs[5 0 R 6 0 R]/D<</OFF[5 0 R]>>>>>>"
    #expect(try VectorPicture.read(text.bytes).paths == ["M0,0 L2,2"])
    #expect(try VectorPicture.read(text.bytes).lacks == [])
    text.objects[0] = "<</Pages 2 0 R/OCProperties<</OCGs[5 0 R 6 0 R]/D<</BaseState/OFF/ON[5 0 R]>>>>>>"
    #expect(try VectorPicture.read(text.bytes).paths == ["M0,0 L1,1", "M0,0 L3,3"])
  }

  // MARK: Masks

  private func masked(_ content: String, _ mask: String = "/S/Luminosity") throws -> VectorPicture {
    try pdf(
      "/m gs 2 0 0 2 0 0 cm 0 0 m 1 1 l f /n gs 0 0 m 2 2 l f",
      resources: "/ExtGState<</m<</SMask<</G 5 0 R\(mask)>>>>/n<</SMask/None>>>>",
      objects: [
        PDFText.stream(content, "/Subtype/Form"),
        PDFText.stream("{1 exch sub}", "/FunctionType 4/Domain[0 1]/Range[0 1]"),
      ])
  }

  /// A mask stays where it was set, and ends where another state sets none.
  @Test func mask_ofOneOpaqueShape_isAClip() throws {
    let picture = try masked("1 g 0 0 8 8 re f")
    #expect(
      picture.texts == [
        Self.flip, "transform 2 0 0 2 0 0", "save", "clip M0,0 L4,0 L4,4 L0,4 Z", "fill M0,0 L1,1 #000000",
        "restore",
        "fill M0,0 L2,2 #000000",
      ])
    #expect(picture.lacks == [])
    #expect(try masked("0 0 8 8 re f", "/S/Alpha").texts == picture.texts)
  }

  @Test func mask_turnedRound_isAHole() throws {
    let picture = try masked("1 g 0 0 8 8 re f", "/S/Luminosity/TR 6 0 R")
    #expect(picture.texts[3].hasSuffix("Z M0,0 L4,0 L4,4 L0,4 Z evenOdd"))
    #expect(picture.lacks == [])
  }

  @Test func mask_ofGrays_isAMask() throws {
    #expect(
      try masked("0.5 g 0 0 8 8 re f").texts.dropFirst(2).prefix(6) == [
        "mask", "save", "transform 0.5 0 0 0.5 0 0", "save", "fill M0,0 L8,0 L8,8 L0,8 Z #ffffff@50",
        "restore",
      ])
    #expect(try masked("").paths == ["M0,0 L2,2"])
  }

  // MARK: Lacks

  /// Letters that paint nothing lie over text that is drawn as paths.
  @Test(arguments: [("9 0 0 0 9 9 d1", []), ("9 0 d0 0 0 m 1 1 l f", ["text"])])
  func text_ofAFontWithoutShapes_isNotMissed(_ letter: String, _ lacks: [String]) throws {
    let picture = try pdf(
      "BT /a 1 Tf (x) Tj ET", resources: "/Font<</a<</Subtype/Type3/CharProcs<</x 5 0 R>>>>>>",
      objects: [PDFText.stream(letter)])
    #expect(picture.lacks == lacks)
  }

  static let lacks: [(content: String, lacks: [String])] = [
    ("BT (x) Tj ET", ["text"]), ("BT 3 Tr [(x)] TJ ET", []), ("/i Do", ["embedded picture"]),
    ("BI /W 1 /H 1 ID \u{1}EI\u{2}\n EI 0 0 m 1 1 l f", ["embedded picture"]),
    ("/Pattern cs /t scn 0 0 1 1 re f", ["pattern"]),
    ("/b gs 0 0 1 1 re f", ["a blend mode that is not known"]), ("/mesh sh", ["gradient mesh"]),
    ("/place sh", ["colours by a function of the place"]),
    ("nan 0 0 m 1 1 l f", ["an operator that is not known"]),
  ]

  @Test(arguments: lacks) func whatIsLeftOut_isNamed(_ example: (content: String, lacks: [String])) throws {
    let picture = try pdf(
      example.content,
      resources: """
        /XObject<</i 5 0 R>>/Pattern<</t<</PatternType 1>>>>/ExtGState<</b<</BM/Hue>>>>
        /Shading<</mesh<</ShadingType 7>>/place<</ShadingType 1>>>>
        """, objects: [PDFText.stream("", "/Subtype/Image")])
    #expect(picture.lacks == example.lacks)
    if example.content.hasSuffix("l f") { #expect(picture.paths == ["M0,0 L1,1"]) }
  }
}
