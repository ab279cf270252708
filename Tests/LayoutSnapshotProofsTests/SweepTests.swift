import Foundation
import LayoutSnapshotTesting
import Testing

@testable import LayoutSnapshotProofs

@Suite struct SweepTests {
  private let root = View()
  private let title = Label()

  @Test func traits_areInTheTitle() throws {
    let device = Device.iPhone8.with(.rightToLeft, .contentSize(.accessibilityExtraLarge))
    let sweep = try LayoutSweep(of: root, over: .widths(320...321), on: device)
    #expect("\(sweep)".hasPrefix("widths 320...321 at a height of 667, with rtl-ax3\n"), "\(sweep)")
  }

  @Test func edges_areFormulasOfTheWidth() throws {
    let half = box("half")
    LayoutConstraint.activate([
      half.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: -40),
      half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      half.topAnchor.constraint(equalTo: root.topAnchor, constant: 20.5),
      half.heightAnchor.constraint(equalToConstant: 30),
    ])
    let sweep = try LayoutSweep(of: root, over: .widths(320...420), on: .iPhone8)
    #expect(
      "\(sweep)" == """
        widths 320...420 at a height of 667

        View
          left 0, right w, top 0, bottom 667

        View/half
          left w/2 - 40, right 3w/4 - 40, top 20.5, bottom 50.5

        """)
  }

  @Test func breakpoints_areWhereTextWraps() throws {
    title.text = "Four words of text"
    title.numberOfLines = 0
    place(title)
    let sweep = try LayoutSweep(of: root, over: .widths(100...300), on: .iPhone8)
    let first = try #require(sweep.breakpoints.first)
    let before = try root.layout(on: screen(Double(first) - 1)).nodes[1].frame.height
    let after = try root.layout(on: screen(Double(first))).nodes[1].frame.height
    #expect(before > after)
    #expect(sweep.breakpoints.count >= 2)
    #expect(sweep.description.contains("  \(first)..."))
  }

  @Test func heights_canBeSwept() throws {
    let box = box("box")
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let sweep = try LayoutSweep(of: root, over: .heights(480...600), on: .iPhone8)
    #expect(sweep.description.contains("left 0, right 375, top h/2 - 25, bottom h/2 + 25"))
    #expect(sweep.breakpoints == [])
  }

  @Test func problems_haveTheSizesThatHaveThem() throws {
    title.text = "Some words that need their room"
    place(title)
    let sweep = try LayoutSweep(of: root, over: .widths(200...400), on: .iPhone8)
    let problem = try #require(sweep.problems.first)
    #expect(problem.text == "View/title: its text is cut off")
    let end = try #require(problem.sizes.first?.upperBound)
    #expect(problem.sizes == [200...end])
    #expect(try root.layout(on: screen(Double(end))).hasTruncatedText)
    #expect(try !root.layout(on: screen(Double(end + 1))).hasTruncatedText)
  }

  @Test func viewThatIsHidden_hasGaps() throws {
    let view = HidingView()
    let sweep = try LayoutSweep(of: view, over: .widths(300...500), on: .iPhone8)
    #expect(sweep.breakpoints == [400])
    #expect(sweep.description.hasSuffix("  400...500: left 0, right 10, top 0, bottom 10\n"))
  }

  /// Random steps and slopes: the formulas give back every pixel.
  @Test(arguments: 1...3) func formulas_giveBackEveryPixel(scale: Int) {
    var random = Numbers(state: UInt64(scale))
    for _ in 0..<200 {
      let count = random.next(200) + 1
      var pixels: [Int] = []
      var (slope, place) = (0.0, 0.0)
      for index in 0..<count {
        if index == 0 || random.next(30) == 0 {
          slope = Double(random.next(13) - 6) / Double(random.next(6) + 1)
          place += Double(random.next(400) - 200) / 4
        }
        place += slope
        pixels.append(Int((place * Double(scale) + 0.5).rounded(.down)))
      }
      let first = random.next(1000)
      let segments = EdgeFit.segments(of: pixels, from: first, scale: scale)
      #expect(segments.first?.sizes.lowerBound == first)
      #expect(segments.last?.sizes.upperBound == first + count - 1)
      for segment in segments {
        for size in segment.sizes {
          #expect(segment.formula.pixel(at: size, scale: scale) == pixels[size - first])
        }
      }
    }
  }

  @Test func longLine_isOneSegment() {
    let pixels = (320...1366).map { (width: Int) -> Int in
      let points = Double(width) * 2 / 3
      return Int((points * 3 - 40).rounded())
    }
    let segments = EdgeFit.segments(of: pixels, from: 320, scale: 3)
    #expect(segments.count == 1)
    #expect(segments.first?.formula.text("w") == "2w/3 - 13.5")
  }

  @Test func simplestFraction_hasTheSmallestDenominator() {
    func simplest(_ a: (Int, Int), _ b: (Int, Int)) -> [Int] {
      let found = Fraction.simplest(from: Fraction(a.0, a.1), to: Fraction(b.0, b.1))
      return [found.numerator, found.denominator]
    }
    #expect(simplest((1, 3), (2, 3)) == [1, 2])
    #expect(simplest((-1, 3), (2, 3)) == [0, 1])
    #expect(simplest((-2, 3), (-3, 5)) == [-2, 3])
    #expect(simplest((5, 7), (3, 4)) == [3, 4])
    #expect(simplest((201, 100), (203, 100)) == [67, 33] || simplest((201, 100), (203, 100)).last ?? 0 <= 50)
  }

  @Test func diagram_isAPicture() throws {
    title.text = "Four words of text"
    title.numberOfLines = 0
    place(title)
    assertSnapshot(of: root, as: .sweep(over: .widths(100...400)), on: .iPhone8)
  }

  private func screen(_ width: Double) -> Device {
    Device(name: "screen", width: width, height: 667, scale: 2)
  }

  private func box(_ name: String) -> View {
    let box = View()
    add(box, name)
    return box
  }

  private func add(_ view: View, _ name: String) {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func place(_ view: View) {
    add(view, "title")
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
  }
}

/// Shows its part on wide screens only.
private final class HidingView: View {
  private let part = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(part)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    part.isHidden = bounds.width < 400
  }
}

private struct Numbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
