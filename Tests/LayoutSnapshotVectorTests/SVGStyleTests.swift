import LayoutSnapshotVector
import Testing

/// Attributes, style sheets and inheritance decide how shapes look.
struct SVGStyleTests {
  static let colors: [(value: String, color: [String])] = [
    ("red", ["#ff0000"]), ("RebeccaPurple", ["#663399"]), ("#1a2", ["#11aa22"]), ("#1a2b3c", ["#1a2b3c"]),
    ("#1a2b3c80", ["#1a2b3c@50.196"]), ("#1238", ["#112233@53.333"]), ("rgb(1,2,3)", ["#010203"]),
    ("rgb(100%, 50%, 0%)", ["#ff8000"]), ("rgba(1 2 3 / 50%)", ["#010203@50"]),
    ("rgba(1,2,3,.25)", ["#010203@25"]),
    ("hsl(120, 100%, 25%)", ["#008000"]), ("hsla(-120deg 100% 50% / .5)", ["#0000ff@50"]), ("none", []),
    ("transparent", []), ("currentColor", ["#0000ff"]), ("nonsense", ["#000000"]), ("#12", ["#000000"]),
    ("##+12", ["#000000"]), ("rgb(1,2)", ["#000000"]), ("rgb(999,-5,0)", ["#ff0000"]),
    ("url(#nothing) lime", ["#00ff00"]), ("url(#nothing)", []), ("color(display-p3 1 0 0)", ["#000000"]),
  ]

  @Test(arguments: colors) func color_hasManyForms(_ example: (value: String, color: [String])) throws {
    let picture = try svg(##"<rect color="blue" fill="\##(example.value)" width="1" height="1"/>"##)
    #expect(picture.colors == example.color)
  }

  @Test func style_goesBeforeSheetsAndTheseBeforeAttributes() throws {
    let sheet = """
      <style> /* a comment { */ rect { fill: lime } .a, .b { fill: yellow } #c { fill: aqua }
      path.a { fill: teal } @font-face { font-family: x } * { stroke-width: 3 } .d { fill: red !important }</style>
      """
    func color(_ attributes: String, _ name: String = "rect") throws -> [String] {
      try svg(sheet + ##"<\##(name) width="1" height="1" d="M0 0h1" \##(attributes)/>"##).colors
    }
    #expect(try color(##"fill="red""##) == ["#00ff00"])
    #expect(try color(##"class="x a" fill="red""##) == ["#ffff00"])
    #expect(try color(##"class="a" id="c""##) == ["#00ffff"])
    #expect(try color(##"class="a""##, "path") == ["#008080"])
    #expect(try color(##"class="a" style="fill:navy;"## + "\"") == ["#000080"])
    #expect(try color(##"class="d" style="fill:navy""##) == ["#ff0000"])
    // The later one of two values that are understood.
    #expect(try color(##"style="fill:navy;fill:color(display-p3 1 0 0)""##) == ["#000080"])
  }

  @Test func sheet_selectorsOfSeveralParts_areLacks() throws {
    #expect(
      try svg("<style>g rect{fill:red} a:hover{fill:red} @media print { rect {fill:red} }</style>").lacks == [
        "some selectors of a style sheet", "conditions in a style sheet",
      ])
  }

  @Test func properties_areInherited_opacityIsNot() throws {
    let picture = try svg(
      ##"<g fill="red" fill-opacity=".5" fill-rule="evenodd"><rect width="1" height="1"/></g>"##)
    #expect(picture.texts == ["fill M0,0 L1,0 L1,1 L0,1 Z evenOdd #ff0000@50"])
    let group = try svg(##"<g opacity=".5"><rect width="1" height="1"/><rect width="1" height="1"/></g>"##)
    #expect(group.texts.first == "save")
    #expect(group.texts.dropFirst().first == "group 50")
    #expect(group.colors == ["#000000", "#000000"])
  }

  @Test func opacity_ofASingleColor_needsNoGroup() throws {
    #expect(
      try svg(##"<rect width="1" height="1" opacity=".5"/>"##).texts == [
        "fill M0,0 L1,0 L1,1 L0,1 Z #000000@50"
      ])
    let both = try svg(##"<rect width="1" height="1" stroke="red" opacity=".5"/>"##)
    #expect(both.texts.contains("group 50"))
    #expect(try svg(##"<rect width="1" height="1" opacity="0"/>"##).steps == [])
  }

  @Test func display_andVisibility_hide() throws {
    #expect(try svg(##"<g display="none"><rect width="1" height="1"/></g>"##).steps == [])
    let picture = try svg(
      ##"<g visibility="hidden"><rect width="1" height="1"/><rect visibility="visible" width="2" height="2"/></g>"##
    )
    #expect(picture.paths == ["M0,0 L2,0 L2,2 L0,2 Z"])
  }

  static let strokes: [(attributes: String, text: String)] = [
    ("", "width 1"), (##"stroke-width="2""##, "width 2"), (##"stroke-linecap="round""##, "width 1 round"),
    (##"stroke-linecap="square" stroke-linejoin="bevel""##, "width 1 square bevel"),
    (##"stroke-miterlimit="7""##, "width 1 limit 7"), (##"stroke-miterlimit=".5""##, "width 1"),
    (##"stroke-dasharray="1,2" stroke-dashoffset="3""##, "width 1 dashes 1 2 from 3"),
    // An odd number of lengths is written twice.
    (##"stroke-dasharray="1 2 3""##, "width 1 dashes 1 2 3 1 2 3 from 0"),
    (##"stroke-dasharray="none""##, "width 1"),
    (##"stroke-dasharray="1 -2""##, "width 1"), (##"stroke-dasharray="0 0""##, "width 1"),
    (##"stroke-width="-2""##, "width 1"), (##"stroke-width="10%""##, "width 10"),
  ]

  @Test(arguments: strokes) func stroke_hasItsProperties(_ example: (attributes: String, text: String)) throws
  {
    let picture = try svg(##"<path d="M0 0h9" fill="none" stroke="red" \##(example.attributes)/>"##)
    #expect(picture.texts == ["stroke M0,0 L9,0 \(example.text) #ff0000"])
  }

  @Test func paintOrder_strokesFirst() throws {
    let picture = try svg(##"<path d="M0 0h9" stroke="red" paint-order="stroke"/>"##)
    #expect(picture.texts.map { $0.prefix(4) } == ["stro", "fill"])
  }

  static let transforms: [(value: String, text: [String])] = [
    ("translate(4)", ["1 0 0 1 4 0"]), ("translate(4,-2)", ["1 0 0 1 4 -2"]), ("scale(2)", ["2 0 0 2 0 0"]),
    ("scale(2 3)", ["2 0 0 3 0 0"]), ("rotate(90)", ["0 1 -1 0 0 0"]), ("rotate(90 1 2)", ["0 1 -1 0 3 1"]),
    ("skewX(45)", ["1 0 1 1 0 0"]), ("skewY(45)", ["1 1 0 1 0 0"]), ("matrix(1 2 3 4 5 6)", ["1 2 3 4 5 6"]),
    // The last one comes first.
    ("translate(4 0) scale(2)", ["2 0 0 2 4 0"]), (" translate(1),translate(2) ", ["1 0 0 1 3 0"]),
    ("nonsense(1)", []), ("scale(1", []), ("rotate(360)", []), ("scale(1e30)", []),
  ]

  @Test(arguments: transforms) func transform_isRead(_ example: (value: String, text: [String])) throws {
    let picture = try svg(##"<path transform="\##(example.value)" d="M0 0h9"/>"##)
    let found = picture.texts.filter { $0.hasPrefix("transform ") }.map { String($0.dropFirst(10)) }
    #expect(found == example.text)
  }
}
