import LayoutSnapshotProofs
import LayoutSnapshotViews

/// Which contents break a view's layout, each as small as it can be.
package struct ContentFindings {
  /// Nil if no content does.
  package let message: String?
  /// What is wrong with which content, one sentence each.
  package private(set) var sentences: [String] = []
  /// The layout with the first content that breaks it, on the smallest screen.
  private(set) var tree: SolvedTree?
  private(set) var device: Device?

  /// As many contents as a failure lists.
  private static let most = 12

  package init(
    _ checks: [LayoutCheck], with content: ContentSource, on devices: [Device], of make: () throws -> View
  ) {
    do {
      guard let device = devices.first else { throw LayoutExpectationError.noDevices }
      let view = try make()
      var search = try ContentSearch(checks, devices, view, ContentPlaces(in: view, on: device))
      if search.places.count == 0 {
        message = "There are no texts or pictures to replace in \(view.readableName)."
        return
      }
      // What fails with the view's own contents is a failure for the same call without a source.
      if let own = LayoutFindings(checks, on: devices, of: { view }).message {
        message = "With the view's own contents: \(own)"
        return
      }
      search.run(content)
      _ = try view.layout(on: device)
      sentences = search.sentences
      (tree, self.device) = (search.tree, search.device)
      let more = sentences.count - Self.most
      message =
        sentences.isEmpty
        ? nil
        : (["The layout is not as expected with other contents."] + sentences.prefix(Self.most)
          + (more > 0 ? ["and with \(more) more"] : [])).joined(separator: "\n")
    } catch { message = "\(error)" }
  }
}

/// The search for contents that break a layout.
private struct ContentSearch {
  typealias Contents = [(place: Int, content: ContentSource.Content)]

  let places: ContentPlaces
  private(set) var sentences: [String] = []
  private(set) var tree: SolvedTree?
  private(set) var device: Device?
  private let checks: [LayoutCheck]
  private let devices: [Device]
  private let view: View

  init(_ checks: [LayoutCheck], _ devices: [Device], _ view: View, _ places: ContentPlaces) {
    (self.checks, self.devices, self.view, self.places) = (checks, devices, view, places)
  }

  mutating func run(_ source: ContentSource) {
    for place in 0..<places.count {
      for sample in source.samples where places.takes(sample.content, at: place) {
        note([(place, sample.content)], called: sample.name)
      }
    }
    var random = RandomText(seed: source.trials.seed)
    for trial in 0..<source.trials.count {
      var contents: Contents = []
      for place in 0..<places.count where places.takes(.text(""), at: place) {
        contents.append((place, .text(random.next())))
      }
      // One trial that fails shows what to mend; the next would often show the same.
      if note(contents, called: "texts made at random (trial \(trial + 1))") { return }
    }
  }

  /// Tries contents, and notes the smallest of their kind if they fail.
  @discardableResult private mutating func note(_ contents: Contents, called name: String) -> Bool {
    guard findings(contents) != nil else { return false }
    let smallest = ContentShrinking.smallest(contents) { findings($0) != nil }
    guard let found = findings(smallest) else { return false }
    for (place, content) in smallest {
      sentences.append("\(places.path(place)) with \(name), \(Self.words(content))")
    }
    sentences += found.sentences.map { "  " + $0 }
    if tree == nil, let screen = found.smallest?.device {
      (tree, device) = (places.with(smallest) { try? view.solvedTree(on: screen) }, screen)
    }
    return true
  }

  private func findings(_ contents: Contents) -> LayoutFindings? {
    let found = places.with(contents) { LayoutFindings(checks, on: devices, reduces: false) { view } }
    return found.message == nil ? nil : found
  }

  private static func words(_ content: ContentSource.Content) -> String {
    switch content {
    case .text(let text):
      let shown = text.count > 60 ? "\(text.prefix(57))..." : text
      return "the shortest that was found has \(text.count) letter\(text.count == 1 ? "" : "s"): "
        + "\"\(shown.replacing("\n", with: "\\n"))\""
    case .picture(nil): return "so no picture at all"
    case .picture(let size?):
      return "the smallest that was found is \(decimalText(size.width)) x \(decimalText(size.height))"
    }
  }
}

extension ContentFindings {
  /// Fails the test if there are findings, and leaves a picture of the first.
  func report(at site: CallSite) {
    let evidence = CheckEvidence(.content, at: site)
    guard let message else {
      evidence?.clear(LayoutFindings.endings)
      return
    }
    let files = evidence.map { $0.leave(message, sentences, tree, device, code: nil) } ?? []
    let look = files.first.flatMap { path in device.map { "\nLook at \($0.name): \(path)" } }
    LayoutSnapshotTesting.report(SnapshotFailure(message: message + (look ?? ""), evidence: files), at: site)
  }
}
