import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// "Working with Constraints in Interface Builder": everything in it that code can do.
@Suite struct CanvasTests {
  static let devices: [Device] = [.iPhone4, .iPhone4.landscape, .iPhone5, .iPhone5.landscape, .iPhone15]

  /// A view without constraints keeps its size and its place from the upper left corner.
  @Test(arguments: devices) func prototypingConstraints_holdSizeAndUpperLeftCorner(device: Device) throws {
    let root = View()
    let view = View(frame: rect(30, 40, 50, 60))
    root.addSubview(view)
    #expect(try root.layout(on: device)["View/View"]?.frame == rect(30, 40, 50, 60))
  }

  /// Constraints are held by the closest view that contains both items; layout guides lie in the root.
  @Test func constraints_areHeldByTheClosestCommonView() throws {
    let controller = ViewController()
    let root = try #require(controller.view)
    let (panel, a, b) = (View(), View(), View())
    root.addSubview(panel)
    panel.addSubview(a)
    panel.addSubview(b)
    for (constraint, holder) in [
      (a.leadingAnchor.constraint(equalTo: b.trailingAnchor), panel),
      (a.topAnchor.constraint(equalTo: panel.topAnchor), panel),
      (a.widthAnchor.constraint(equalToConstant: 5), a),
      (a.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor), root),
    ] {
      constraint.isActive = true
      #expect(holder.constraints.contains { $0 === constraint })
      constraint.isActive = false
    }
  }

  /// The guides' length, their three attributes and their three anchors.
  @Test(arguments: [(Device.iPhone4, 20.0, 0.0), (.iPhone5.landscape, 0, 0), (.iPhone15, 59, 34)])
  func topAndBottomGuides_areTheVisibleArea(device: Device, top: Double, bottom: Double) throws {
    let controller = ViewController()
    let root = try #require(controller.view)
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let (upper, lower) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: upper.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: lower.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: upper, attribute: .height, multiplier: 2,
        constant: 1),
    ])
    _ = try controller.layout(on: device)
    #expect(view.frame == rect(0, top, 2 * top + 1, device.height - top - bottom))
    #expect(Double(upper.length) == top)
    #expect(Double(lower.length) == bottom)
  }

  @Test(arguments: devices) func margins_insetTheirContent(device: Device) throws {
    let root = View()
    let (panel, view) = (View(frame: rect(40, 100, 100, 100)), View())
    root.addSubview(panel)
    panel.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let attributes: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    for (own, margin) in attributes {
      LayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: panel, attribute: margin, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    // 8 points at each side by default.
    #expect(try root.layout(on: device)["View/View/View"]?.frame == rect(8, 8, 84, 84))
    panel.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try root.layout(on: device)["View/View/View"]?.frame == rect(2, 1, 94, 96))
  }

  /// Placeholders hold a place on the canvas, and take no part when the app runs.
  @Test func placeholder_takesNoPart() throws {
    let root = View()
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let placeholder = view.widthAnchor.constraint(equalToConstant: 50)
    placeholder.isPlaceholder = true
    LayoutConstraint.activate([placeholder, view.widthAnchor.constraint(equalToConstant: 70)])
    let layout = try root.layout(on: .iPhone4)
    #expect(layout["View/View"]?.frame.width == 70)
    #expect(layout.conflicts.isEmpty)
  }

  /// Semantic content: only unspecified views flip with the reading direction, and two never do what it says.
  @Test(arguments: [
    (SemanticContentAttribute.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
    (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
  ])
  func semanticContent_decidesWhatFlips(
    attribute: SemanticContentAttribute, flippedInEnglish: Bool, flippedInArabic: Bool
  ) throws {
    let root = View()
    root.semanticContentAttribute = attribute
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame.minX == (flippedInEnglish ? 260 : 10))
    #expect(
      try root.layout(on: .iPhone4.rightToLeft)["View/View"]?.frame.minX == (flippedInArabic ? 260 : 10))
  }

  /// Constant, priority, identifier can be changed while active; first and second item cannot.
  @Test func constraint_isEdited() throws {
    let root = View()
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 1)
    let other = view.widthAnchor.constraint(equalToConstant: 20)
    width.priority = .defaultHigh
    other.priority = .defaultLow
    LayoutConstraint.activate([width, other])
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame.width == 161)
    width.constant = 11
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame.width == 171)
    width.priority = LayoutPriority(249)
    #expect(try root.layout(on: .iPhone4)["View/View"]?.frame.width == 20)
    width.identifier = "half"
    #expect(width.description == "View.width == 0.5 * View.width + 11 @249 'half'")
  }

  @Test func ambiguousAndUnsatisfiable_areReported() throws {
    let root = View()
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(try root.layout(on: .iPhone4)["View/View"]?.isAmbiguous == true)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let conflict = try #require(root.layout(on: .iPhone4).conflicts.first)
    #expect(conflict.constraints == ["View.width == 20", "View.width == 30"])
    #expect(conflict.broken == "View.width == 30")
  }
}
