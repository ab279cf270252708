import LayoutSnapshotStore

/// What the page says of one assertion once it is looked at: a script beside the page.
///
/// A failure has kilobytes of words. With those of all failures in the page, nobody would see the first before the last was
/// read.
struct ReportStory: Encodable {
  /// The failure in full.
  let message: String
  /// The references that accepting writes, or refuses to.
  let writes: [String]
  /// What each device has to say, in the order of the result.
  let words: [[String]]
  let passed: [Passed]

  /// A device on which the assertion matched, and the picture there.
  struct Passed: Encodable {
    let label: String
    let scale: Int
    let width, height: Double
    let place: Int
    let picture: String?
  }

  /// - Parameter picture: where the page finds the picture of a device that passed.
  init(_ result: SnapshotResult, _ roots: ManifestRoots, picture: (_ passed: Int) -> String?) {
    message = visibleText(result.message, keepsLines: true, limit: 20_000)
    writes = result.pendingFiles.map { shownText(result.destination(of: $0, roots)) }
    words = result.devices.map { $0.words.map(shownText) }
    passed = result.passed.enumerated().map { place, device in
      Passed(
        label: shownText(device.device), scale: device.scale, width: device.pointWidth,
        height: device.pointHeight, place: device.place, picture: picture(place))
    }
  }
}

/// Text of a test as the page has it.
func shownText(_ text: String) -> String { visibleText(text, limit: 2000) }
