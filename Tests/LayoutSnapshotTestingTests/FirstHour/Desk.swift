import Foundation
import LayoutSnapshotStore
import TestTools

@testable import LayoutSnapshotTesting

/// A user's place of work for a moment: takes snapshots in a folder of its own and reads what the user is told.
struct Desk {
  let folder: TemporaryFolder
  /// The file of the tests; one that is in no package by default.
  private let site: CallSite

  init(
    site: CallSite = CallSite(fileID: "T/Suite.swift", filePath: "/x/Suite.swift", line: 1, column: 1)
  ) throws {
    folder = try TemporaryFolder()
    self.site = site
  }

  var artifacts: String { folder.path + "/out" }

  /// What a snapshot of a view has to say.
  func failure(
    of view: View, on devices: [Device] = [.iPhone4], mode: RecordMode? = .never,
    as strategy: Snapshotting<View> = .standard, test: String = "checkout()",
    settings environment: [String: String] = [:], configuration: SnapshotConfiguration = .init()
  ) throws -> SnapshotFailure? {
    let out = ["LAYOUT_SNAPSHOT_ARTIFACTS": artifacts]
    let assertion = Assertion(
      context: TestContext(site, function: test, testName: test), site: site,
      settings: try SnapshotSettings(environment: out.merging(environment) { $1 }),
      session: SnapshotSession(), configuration: configuration, mode: mode, root: folder.path + "/refs",
      named: nil)
    return try assertion.failure(as: strategy, on: devices) { _ in view }
  }

  /// Records a view, and tells what another one has to say beside it.
  func failure(
    of view: View, afterRecording recorded: View, on devices: [Device] = [.iPhone4],
    test: String = "checkout()"
  ) throws -> SnapshotFailure? {
    _ = try failure(of: recorded, on: devices, mode: .all, test: test)
    return try failure(of: view, on: devices, test: test)
  }

  /// What waits for a decision.
  var pending: [SnapshotResult] {
    get throws {
      try PendingReview(
        ManifestRoots(package: "/x", artifacts: artifacts, references: [folder.path + "/refs"])
      ).pending
    }
  }
}

extension DeviceMatrix {
  /// All phones, with one pixel a point. What is said of them is the same, and drawing takes a ninth of the time.
  static var coarsePhones: [Device] {
    phones.devices.map {
      Device(
        name: $0.name, width: $0.size.width, height: $0.size.height, scale: 1,
        safeAreaInsets: $0.safeAreaInsets)
    }
  }
}

/// A screen of a shop: a heading, a text of several lines, a stack of two lines and a button.
final class ShopScreen: View {
  let heading = Label(), text = Label(), first = Label(), second = Label()
  let checkout = Button(type: .system)
  let stack: StackView

  init() {
    stack = StackView(arrangedSubviews: [first, second])
    super.init(frame: .zero)
    accessibilityIdentifier = "shop"
    stack.axis = .vertical
    heading.text = "Your cart"
    text.text =
      "Three things lie in it. They are sent on the day on which you order, if you order before noon."
    text.numberOfLines = 0
    (first.text, second.text) = ("Shipping", "Total")
    checkout.setTitle("Check out", for: .normal)
    checkout.backgroundColor = Color(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    for (name, view) in [
      ("heading", heading), ("text", text), ("stack", stack), ("checkout", checkout),
    ] as [(String, View)] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    first.accessibilityIdentifier = "shipping"
    second.accessibilityIdentifier = "total"
    let margin = heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
    margin.identifier = "margin"
    LayoutConstraint.activate([
      margin, text.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      heading.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
      heading.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      text.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      stack.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      checkout.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 24),
      checkout.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      checkout.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      checkout.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// The constant of the constraint at the left of the heading, on which everything else hangs.
  var margin: CGFloat {
    get { constraints.first { $0.identifier == "margin" }?.constant ?? 0 }
    set { constraints.first { $0.identifier == "margin" }?.constant = newValue }
  }
}
