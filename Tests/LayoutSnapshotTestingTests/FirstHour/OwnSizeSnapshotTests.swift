import Foundation
import LayoutSnapshotStore
import Testing

@testable import LayoutSnapshotTesting

/// A component that grew has changed: a failure says why, shows it, and can be accepted.
@Suite struct OwnSizeSnapshotTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  private let text = "A badge with a text that is longer"

  /// A label that has as many lines as it needs.
  private func label(_ text: String) -> Label {
    let label = Label()
    label.accessibilityIdentifier = "label"
    label.text = text
    label.numberOfLines = 0
    return label
  }

  /// A view with a margin around its label.
  private func badge(_ text: String) -> View {
    let (badge, label) = (View(), self.label(text))
    badge.accessibilityIdentifier = "badge"
    label.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      badge.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
    ])
    return badge
  }

  /// - Parameters:
  ///   - root: what the component is called.
  ///   - side: what the content decides on.
  private func expectChange(
    of component: (String) -> View, on device: Device, root: String, side: String
  ) throws {
    let failure = try #require(
      try desk.failure(of: component(text), afterRecording: component("A badge"), on: [device]))
    #expect(
      failure.message.contains("does not match its reference on \(device.name)."), "\(failure.message)")
    #expect(failure.causes == ["label: text \"\(text)\", was \"A badge\""])
    #expect(failure.evidence.contains { $0.hasSuffix(".diff.png") })

    let result = try #require(try desk.pending.first)
    #expect(result.status == .changed)
    let seen = try #require(result.devices.first)
    let changes = try #require(seen.frames?.changes)
    #expect(changes.contains { $0.hasPrefix("\(root): ") && $0.contains("\(side) ") }, "\(changes)")
    #expect(seen.picture?.difference != nil)
    #expect(seen.picture?.changes.first?.hasPrefix("the picture was ") == true)

    let roots = ManifestRoots(
      package: "/x", artifacts: desk.artifacts, references: [desk.folder.path + "/refs"])
    try Reviewer(roots).accept(result)
    #expect(try desk.failure(of: component(text), on: [device]) == nil)
  }

  @Test func component_thatGrew_hasChanged() throws {
    try expectChange(of: badge, on: .iPhone15.sizeThatFits, root: "badge", side: "width")
    try expectChange(of: badge, on: .iPhone15.fixed(width: 100), root: "badge", side: "height")
  }

  /// A view that is the whole component, so that its content is the size of the picture.
  @Test func label_thatGrew_hasChanged() throws {
    try expectChange(of: label, on: .iPhone15.sizeThatFits, root: "label", side: "width")
    try expectChange(of: label, on: .iPhone15.fixed(width: 100), root: "label", side: "height")
  }

  /// Heights in thirds of a point are no reason to take a reference for one of another screen.
  @Test func component_ofTheSameSize_isComparedToo() throws {
    let painted = badge("A badge")
    painted.backgroundColor = .red
    let failure = try desk.failure(
      of: painted, afterRecording: badge("A badge"), on: [.iPhone15.fixed(width: 100)])
    #expect(try #require(failure).causes.first?.hasPrefix("badge.backgroundColor ") == true)
  }
}
