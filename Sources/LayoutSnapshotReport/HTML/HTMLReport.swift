import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotStore

/// The report as a page: a folder that opens from disk, or a single file; no network, no server.
///
/// ```swift
/// try HTMLReport(content).write(to: try OpenFolder.make("report"))        // report/index.html
/// ```
///
/// The page holds an index of all changes; words, pictures and layouts lie beside it and are loaded when they are
/// looked at, so that thousands of changes open as quickly as one.
package struct HTMLReport {
  private let content: ReportContent
  private let evidence: [[DeviceEvidence]]
  /// The pictures of devices that passed: references, where they are at hand.
  private let passed: [[FilePlace?]]

  package init(_ content: ReportContent) {
    self.content = content
    evidence = content.results.map { result in
      result.devices.map { DeviceEvidence($0, of: result, content.roots) }
    }
    passed = content.results.map { result in
      result.passed.map { device in
        device.reference.flatMap {
          DeviceEvidence.file(ofReference: $0, on: device.device, of: result, content.roots)
        }
      }
    }
  }

  /// How many devices have files of their own: the steps of ``write(to:step:)``.
  package var deviceCount: Int { evidence.reduce(0) { $0 + $1.count } + passed.reduce(0) { $0 + $1.count } }

  /// Writes `index.html` and what it shows into a folder, in place of an earlier report there.
  ///
  /// - Parameter step: is called for each device.
  package func write(to folder: borrowing OpenFolder, step: () -> Void = {}) throws(FileError) {
    // As long as its files are of one report and another, there is no page.
    try folder.remove("index.html")
    var written: Set<String> = []
    func write(_ bytes: [UInt8], to name: String) throws(FileError) {
      try folder.overwrite(bytes, at: name)
      written.insert(name)
    }
    for (result, devices) in evidence.enumerated() {
      for (place, device) in devices.enumerated() {
        let files = Self.names(result, place, device)
        for case (let source?, let name?) in [
          (device.expected, files.expected), (device.actual, files.actual),
          (device.difference, files.difference),
        ] {
          // Another process may have decided meanwhile; the page says that a picture is missing.
          if let bytes = try source.read() { try write(bytes, to: name) }
        }
        if let name = files.details {
          try write(script(.details, name, HTMLPage.scriptJSON(try device.details())), to: name)
        }
        step()
      }
    }
    for (result, pictures) in passed.enumerated() {
      for (place, picture) in pictures.enumerated() {
        if let picture, let bytes = try picture.read() {
          try write(bytes, to: Self.passedName(result, place))
        }
        step()
      }
    }
    for number in content.sweeps.indices {
      let name = Self.sweepName(number)
      try write(script(.details, name, sweepDetails(number)), to: name)
    }
    for number in content.results.indices {
      let name = Self.storyName(number)
      let story = story(number) { place in passed[number][place].map { _ in Self.passedName(number, place) } }
      try write(script(.story, name, story), to: name)
    }
    let data = ReportData(
      content, files: { Self.names($0, $1, evidence[$0][$1]) }, stories: Self.storyName,
      sweeps: Self.sweepName)
    try Self.removeReport(in: folder, but: written)
    try folder.write(HTMLPage(data, scripts: []).bytes, to: "index.html", durably: false)
  }

  /// The whole report as one file, pictures and all.
  package func singleFile(step: () -> Void = {}) throws(FileError) -> [UInt8] {
    var scripts: [[UInt8]] = []
    var files: [[DeviceFiles]] = []
    for (result, devices) in evidence.enumerated() {
      files.append([])
      for (place, device) in devices.enumerated() {
        var names = Self.names(result, place, device)
        names.expected = try Self.dataAddress(device.expected)
        names.actual = try Self.dataAddress(device.actual)
        names.difference = try Self.dataAddress(device.difference)
        if let name = names.details {
          scripts.append(script(.details, name, HTMLPage.scriptJSON(try device.details())))
        }
        files[result].append(names)
        step()
      }
    }
    for (number, devices) in passed.enumerated() {
      var pictures: [String?] = []
      for picture in devices {
        pictures.append(try Self.dataAddress(picture))
        step()
      }
      scripts.append(script(.story, Self.storyName(number), story(number) { pictures[$0] }))
    }
    for number in content.sweeps.indices {
      scripts.append(script(.details, Self.sweepName(number), sweepDetails(number)))
    }
    let data = ReportData(
      content, files: { files[$0][$1] }, stories: Self.storyName, sweeps: Self.sweepName)
    return HTMLPage(data, scripts: scripts).bytes
  }

  private func script(_ receiver: HTMLPage.Receiver, _ name: String, _ json: [UInt8]) -> [UInt8] {
    HTMLPage.script(receiver, name, json, of: content.mark)
  }

  /// Where the report has the picture that shows a result best, from its folder; none without pictures.
  static func picture(of result: SnapshotResult, at place: Int) -> String? {
    for (device, found) in result.devices.enumerated() {
      guard let picture = found.picture else { continue }
      for case (let file?, let part) in [(picture.difference, "difference"), (picture.actual, "actual")]
      where !result.lostFiles.contains(file) {
        return "images/\(place + 1)-\(device + 1).\(part).png"
      }
    }
    return nil
  }

  /// The script of a stored sweep. Results are numbered from 1.
  private static func sweepName(_ number: Int) -> String { "data/0-\(number + 1).js" }

  private static func storyName(_ number: Int) -> String { "data/\(number + 1).js" }

  private func story(_ number: Int, picture: (Int) -> String?) -> [UInt8] {
    HTMLPage.scriptJSON(ReportStory(content.results[number], content.roots, picture: picture))
  }

  private func sweepDetails(_ number: Int) -> [UInt8] {
    let sweep = content.sweeps[number]
    let text = DeviceDetails.Text(
      name: visibleText("\(sweep.name).\(SweepReference.ending)"), expected: nil, actual: sweep.text,
      scale: sweep.scale)
    return HTMLPage.scriptJSON(["texts": [text]])
  }

  private static func passedName(_ result: Int, _ place: Int) -> String {
    "images/\(result + 1)-\(place + 1).passed.png"
  }

  private static func names(_ result: Int, _ place: Int, _ device: DeviceEvidence) -> DeviceFiles {
    let stem = "\(result + 1)-\(place + 1)"
    return DeviceFiles(
      expected: device.expected.map { _ in "images/\(stem).expected.png" },
      actual: device.actual.map { _ in "images/\(stem).actual.png" },
      difference: device.difference.map { _ in "images/\(stem).difference.png" },
      details: device.hasDetails ? "data/\(stem).js" : nil)
  }

  private static func dataAddress(_ picture: FilePlace?) throws(FileError) -> String? {
    guard let bytes = try picture?.read() else { return nil }
    return "data:image/png;base64," + Data(bytes).base64EncodedString()
  }

  /// Removes the files of an earlier report but those that are of this one by now; whatever else lies in the folder stays.
  private static func removeReport(
    in folder: borrowing OpenFolder, but written: Set<String>
  ) throws(FileError) {
    for part in ["images", "data"] {
      guard let inner = try folder.folder(part) else { continue }
      for name in try inner.names() where isOurs(name) && !written.contains("\(part)/\(name)") {
        try inner.remove(name)
      }
      inner.removeLeftovers()
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && parts[0].allSatisfy { $0.isNumber || $0 == "-" }
      && ["expected.png", "actual.png", "difference.png", "passed.png", "js"].contains(parts[1])
  }
}
