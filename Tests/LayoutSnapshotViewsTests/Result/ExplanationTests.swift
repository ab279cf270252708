import Foundation
import Testing

@testable import LayoutSnapshotViews

@Suite struct ExplanationTests {
  /// A view with a size of its own.
  private final class Badge: View {
    var content = CGSize(width: 96.3335, height: View.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
  }

  /// Everything that an explanation can hold.
  private static func form(reversed: Bool = false) -> View {
    let form = View()
    let (title, badge, fixed) = (
      View(), Badge(frame: .zero), View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    )
    form.accessibilityIdentifier = "form"
    for (view, name) in [(title, "title"), (badge, "badge"), (fixed, "fixed")] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = view === fixed
      form.addSubview(view)
    }
    fixed.isHidden = true
    badge.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    let guide = form.safeAreaLayoutGuide
    let wanted = title.widthAnchor.constraint(equalTo: form.widthAnchor, multiplier: 1.0 / 3)
    wanted.priority = LayoutPriority(749.5)
    let named = title.heightAnchor.constraint(equalToConstant: 44.12345)
    named.identifier = "the \"height\""
    let lost = title.widthAnchor.constraint(equalToConstant: 7)
    lost.priority = LayoutPriority(1)
    let constraints = [
      title.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: form.leadingAnchor), wanted, named, lost,
      badge.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: -8),
      badge.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      badge.heightAnchor.constraint(equalToConstant: 10),
      badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      title.leadingAnchor.anchorWithOffset(to: badge.trailingAnchor).constraint(
        greaterThanOrEqualToConstant: 5),
    ]
    LayoutConstraint.activate(reversed ? constraints.reversed() : constraints)
    return form
  }

  private static let json = """
    {
    "constraints": [
    {"attribute": "top", "constant": 16, "item": "form/title", "toAttribute": "top", \
    "toItem": "form/safeAreaLayoutGuide"},
    {"attribute": "leading", "item": "form/title", "toAttribute": "leading", "toItem": "form"},
    {"attribute": "width", "constant": 7, "item": "form/title", "priority": 1, "unmet": true},
    {"attribute": "width", "item": "form/title", "multiplier": 0.333333, "priority": 749.5, \
    "toAttribute": "width", "toItem": "form"},
    {"attribute": "height", "constant": 44.123, "identifier": "the \\"height\\"", "item": "form/title"},
    {"attribute": "top", "constant": -8, "item": "form/badge", "relation": ">=", "toAttribute": "bottom", \
    "toItem": "form/title"},
    {"attribute": "bottom", "item": "form/badge", "toAttribute": "bottom", "toItem": "form"},
    {"attribute": "leading", "item": "form/badge", "toAttribute": "leading", "toItem": "form/title"},
    {"attribute": "height", "constant": 10, "item": "form/badge"},
    {"attribute": "width", "constant": 5, "item": "form/title/[offset 0]", "relation": ">="}
    ],
    "device": {"height": 480, "name": "iPhone4", "safeArea": [20, 0, 0, 0], "scale": 2, "width": 320},
    "nodes": [
    {"class": "View", "frame": [0, 0, 320, 480], "path": "form"},
    {"class": "InsetGuide", "frame": [0, 20, 320, 460], "insets": [20, 0, 0, 0], "kind": "guide", \
    "path": "form/safeAreaLayoutGuide"},
    {"class": "View", "frame": [0, 36, 106.5, 44], "path": "form/title"},
    {"class": "Badge", "frame": [0, 470, 96.5, 10], "hugging": [251, 250], "intrinsic": [96.334, null], \
    "path": "form/badge"},
    {"class": "View", "fixed": [1, 2, 3, 4], "frame": [1, 2, 3, 4], "hidden": true, "path": "form/fixed"}
    ],
    "version": 1
    }

    """

  @Test func explanation_isOneLineAConstraint_andReadAgain() throws {
    let layout = try Self.form().layout(on: .iPhone4)
    #expect(layout.json == Self.json)
    #expect(try Layout(json: layout.json) == layout)
  }

  @Test func explanation_doesNotDependOnTheOrderOfActivation() throws {
    let (one, other) = (Self.form(), Self.form(reversed: true))
    #expect(try one.layout(on: .iPhone4) == other.layout(on: .iPhone4))
    #expect(try one.layout(on: .iPhone4).json == other.layout(on: .iPhone4).json)
  }

  @Test func explanation_followsWhatIsChanged() throws {
    let form = Self.form()
    _ = try form.layout(on: .iPhone4)
    let title = form.subviews[0]
    title.constraints.first { $0.identifier != nil }?.constant = 50
    title.constraints.first { $0.identifier != nil }?.identifier = "other"
    form.subviews[2].isHidden = false
    let layout = try form.layout(on: .iPhone4)
    #expect(layout.constraints.map(\.description).contains("title.height == 50 'other'"))
    #expect(layout["form/fixed"]?.isHidden == false)
    #expect(layout["form/badge"]?.intrinsicWidth == 96.334)
    #expect(try Layout(json: layout.json) == layout)
  }

  /// Laying out an inner view gives its items other places, which the outer layout must not take for its own.
  @Test func explanation_afterAnInnerViewWasLaidOut_isTheSame() throws {
    let form = Self.form()
    let before = try form.layout(on: .iPhone4).json
    _ = try form.subviews[1].layout(on: .iPhone5)
    form.subviews[0].constraints.first { $0.identifier != nil }?.constant = 44.12345
    #expect(try form.layout(on: .iPhone4).json == before)
  }

  @Test func stack_gapsHaveNames_andAreReadAgain() throws {
    let stack = StackView(arrangedSubviews: [Badge(frame: .zero), Badge(frame: .zero), Badge(frame: .zero)])
    stack.distribution = .equalSpacing
    let root = View()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    let layout = try root.layout(on: .iPhone4)
    let words = layout.constraints.map(\.description)
    #expect(words.contains("[gap 1].width == [gap 0].width 'stack-equal-spacing'"))
    #expect(layout.constraints.contains { $0.isSystem })
    #expect(try Layout(json: layout.json) == layout)
    #expect(try Layout(json: layout.json).json == layout.json)
  }

  private static let damages: [(String, String, LayoutDecodingError)] = [
    (
      "form/title\", \"toAttribute\": \"leading", "form/none\", \"toAttribute\": \"leading", .badConstraint(2)
    ),
    ("\"attribute\": \"leading\"", "\"attribute\": \"middle\"", .badConstraint(2)),
    ("\"attribute\": \"leading\"", "\"attribute\": \"notAnAttribute\"", .badConstraint(2)),
    ("\"priority\": 1,", "\"priority\": 1001,", .badConstraint(3)),
    ("\"relation\": \">=\", \"to", "\"relation\": \">\", \"to", .badConstraint(6)),
    ("\"toAttribute\": \"bottom\", \"toItem\": \"form\"", "\"toItem\": \"form\"", .badConstraint(7)),
    ("[96.334, null]", "[96.334]", .badFacts(path: "form/badge")),
    ("[96.334, null]", "[-3, null]", .badFacts(path: "form/badge")),
    ("[251, 250]", "[251, 250, 1]", .badFacts(path: "form/badge")),
    ("\"fixed\": [1, 2, 3, 4]", "\"fixed\": []", .badFacts(path: "form/fixed")),
    ("\"insets\": [20, 0, 0, 0]", "\"insets\": [20]", .badFacts(path: "form/safeAreaLayoutGuide")),
    ("\"safeArea\": [20, 0, 0, 0]", "\"safeArea\": [20]", .badDevice("iPhone4")),
    ("\"scale\": 2", "\"scale\": 2, \"traits\": [\"dusk\"]", .badDevice("iPhone4")),
  ]

  @Test func device_withTraitsAndASafeArea_isReadAgain() throws {
    let watch = Device(
      name: "watch", width: 198, height: 242, scale: 2, safeAreaInsets: EdgeInsets(top: 28, bottom: 9.5))
    for device in [watch.with(.dark, .rightToLeft), watch, .iPhone15.landscape.with(.dark)] {
      let layout = try Self.form().layout(on: device)
      #expect(try Layout(json: layout.json) == layout)
      #expect(try Layout(json: layout.json).device.traitCollection == device.traitCollection)
    }
  }

  @Test(arguments: damages)
  func explanation_thatNoLayoutWrites_isRefused(
    part: String, other: String, error: LayoutDecodingError
  ) throws {
    let text = Self.json.replacing(part, with: other)
    #expect(text != Self.json)
    #expect(throws: error) { try Layout(json: text) }
  }
}
