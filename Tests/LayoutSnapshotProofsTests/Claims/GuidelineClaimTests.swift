import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotTesting

/// What Apple's guide to Auto Layout claims of constraints, as proofs.
@Suite struct GuidelineClaimTests {
  private func label(_ text: String, in root: View) -> Label {
    let label = Label()
    label.text = text
    label.accessibilityIdentifier = "label"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  /// A box and a label beside it, held at one side.
  private func row(isLeading: Bool) -> View {
    let root = Root()
    let (box, label) = (root.add("box"), label("Title", in: root))
    let pairs: [(View, LayoutConstraint.Attribute, View, LayoutConstraint.Attribute, CGFloat)] = [
      (box, isLeading ? .leading : .left, root, isLeading ? .leading : .left, 16),
      (label, isLeading ? .leading : .left, box, isLeading ? .trailing : .right, 8),
      (box, .top, root, .top, 20), (label, .top, root, .top, 20),
    ]
    for (item, attribute, other, its, constant) in pairs {
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: its, multiplier: 1,
        constant: constant
      ).isActive = true
    }
    box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return root
  }

  /// "If you lay out your views using leading and trailing constraints, the views automatically flip positions".
  @Test func leadingEdges_flip_andLeftEdgesDoNot() throws {
    expectLayout(of: row(isLeading: true), on: .widths(320...430) + .phones) { $0.mirrorsInRightToLeft }
    assertEqualLayout(row(isLeading: true), row(isLeading: false), on: .everySize)
    let found = LayoutFindings([LayoutChecks().mirrorsInRightToLeft], on: [.iPhone17]) {
      row(isLeading: false)
    }
    #expect(found.sentences.count == 2)
    // "If it is set to Spatial, Playback, or Force Left-to-Right, the content is always laid out" from left to right.
    for content in [SemanticContentAttribute.spatial, .playback, .forceLeftToRight] {
      let kept = row(isLeading: true)
      kept.semanticContentAttribute = content
      assertEqualLayout(kept, row(isLeading: false), on: .everySize.directions)
    }
  }

  /// "You can swap the first and second item (inverting the multiplier and constant, as needed)".
  @Test func swappedItems_changeNothing_atEverySize() {
    func half(isSwapped: Bool) -> View {
      let root = Root()
      let box = root.add("box")
      let (first, second): (View, View) = isSwapped ? (root, box) : (box, root)
      LayoutConstraint.activate([
        LayoutConstraint(
          item: first, attribute: .width, relatedBy: isSwapped ? .greaterThanOrEqual : .lessThanOrEqual,
          toItem: second, attribute: .width, multiplier: isSwapped ? 2 : 0.5, constant: isSwapped ? 40 : -20),
        LayoutConstraint(
          item: first, attribute: .leading, relatedBy: .equal, toItem: second, attribute: .leading,
          multiplier: 1, constant: isSwapped ? -16 : 16),
        box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
      ])
      let wide = box.widthAnchor.constraint(equalToConstant: 2000)
      wide.priority = .defaultHigh
      wide.isActive = true
      return root
    }
    assertEqualLayout(half(isSwapped: true), half(isSwapped: false), on: .everySize.directions)
  }

  /// "This guide is always centered inside the view's layout margin and never extends beyond those margins", and it is wider for
  /// larger text.
  @Test func readableGuide_isCentredInTheMargins_andWiderForLargerText() throws {
    try expectReadableGuide(on: .everySize + .phones.typeSizes.directions)
  }

  @Test(.thorough(.takesMinutes)) func readableGuide_isCentred_atEverySizeOfTexts() throws {
    try expectReadableGuide(on: .everySize.typeSizes.directions)
  }

  private func expectReadableGuide(on devices: DeviceMatrix) throws {
    let root = Root()
    for (name, guide) in [("margins", root.layoutMarginsGuide), ("readable", root.readableContentGuide)] {
      let view = root.add(name)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    let centred = LayoutCheck("is centred inside") { layout in
      guard let margins = layout["root/margins"]?.frame, let readable = layout["root/readable"]?.frame else {
        return ["a view is missing"]
      }
      let isRight =
        abs(margins.midX - readable.midX) <= 0.501 && readable.minX >= margins.minX
        && readable.maxX <= margins.maxX
      return isRight ? [] : ["readable: \(readable) in \(margins)"]
    }
    expectLayout(of: root, on: devices) { _ in centred }
    let widths = try DeviceMatrix.size(width: 1366, height: 1024).typeSizes.devices.map {
      try #require(root.layout(on: $0)["root/readable"]).frame.width
    }
    #expect(widths == widths.sorted() && Set(widths).count > 6, "\(widths)")
  }

  /// "Avoid giving views a fixed height or width": a label of a fixed width does not grow with its text.
  @Test func fixedWidth_doesNotGrowWithText() {
    func form(isFixed: Bool) -> View {
      let root = Root()
      let label = label("A title of some length", in: root)
      label.numberOfLines = isFixed ? 1 : 0
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        isFixed
          ? label.widthAnchor.constraint(equalToConstant: 200)
          : label.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      ])
      return root
    }
    expectLayout(of: form(isFixed: false), on: .phones) { $0.growsWithText }
    #expect(
      LayoutFindings([LayoutChecks().growsWithText], on: [.iPhone17]) { form(isFixed: true) }.message != nil)
  }

  /// "When you add your own constraints, they inevitably conflict with the autogenerated constraints".
  @Test func constraintsBesideAMask_conflict_atEverySize() {
    func box(keepsMask: Bool) -> View {
      let root = Root()
      let box = root.add("box")
      box.translatesAutoresizingMaskIntoConstraints = keepsMask
      place(box, in: root)
      return root
    }
    let devices = DeviceMatrix.widths(320...1366).devices
    let found = LayoutFindings([LayoutChecks().hasNoConflicts], on: devices) { box(keepsMask: true) }
    #expect(found.message?.contains("on all 1047 screens") == true, "\(found.message ?? "nothing")")
    expectLayout(of: box(keepsMask: false), on: .everySize) {
      $0.hasNoConflicts
      $0.isUnambiguous
    }
  }

  private func place(_ box: View, in root: View) {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
