import LayoutSnapshotValues

/// What one assertion found on all its devices: the value that failures, manifests and reports are made of.
package struct AssertionVerdict: Hashable, Sendable {
  package let name: SnapshotName
  package let folders: SnapshotFolders
  /// The test function as the compiler calls it, such as `form()`.
  package let function: String
  package let site: Claims.Site
  package let devices: [DeviceVerdict]
  /// What the same call has done before under this name in this process.
  package let repetition: Repetition?
  /// What in the test's arguments is another in every run, so that its name is, too; in words.
  package let changingArgument: String?
  /// What to run instead of accepting, where a build system keeps the references.
  package let recordCommand: String?

  package init(
    name: SnapshotName, folders: SnapshotFolders, function: String, site: Claims.Site,
    devices: [DeviceVerdict], repetition: Repetition? = nil, changingArgument: String? = nil,
    recordCommand: String? = nil
  ) {
    self.recordCommand = recordCommand
    self.name = name
    self.folders = folders
    self.function = function
    self.site = site
    self.devices = devices
    self.repetition = repetition
    self.changingArgument = changingArgument
  }

  /// The gravest thing that was found; none where everything matches.
  package var status: SnapshotResult.Status? {
    let status = devices.compactMap(\.status).max()
    return isOfAnother ? status.map { max($0, .error) } : status
  }

  private var isOfAnother: Bool { repetition?.isOfAnother == true }

  /// Whether a test may pass with this; recording only where that is allowed to.
  package func passes(recordingPasses: Bool) -> Bool {
    switch status {
    case nil: true
    case .recorded?: recordingPasses
    default: false
    }
  }

  /// What explains the changes, each with the devices on which it does, the cause that moved most first.
  package var causes: [SnapshotResult.Cause] {
    var causes: [SnapshotResult.Cause] = []
    for verdict in devices {
      for case .framesDiffer(_, let found) in verdict.parts.map(\.outcome) {
        for cause in found {
          if let index = causes.firstIndex(where: { $0.text == cause.text }) {
            causes[index].devices.append(verdict.name)
            causes[index].followers = max(causes[index].followers, cause.followers)
          } else {
            causes.append(.init(text: cause.text, devices: [verdict.name], followers: cause.followers))
          }
        }
      }
    }
    let order = causes.enumerated().sorted { a, b in
      (b.element.followers, a.offset) < (a.element.followers, b.offset)
    }
    return order.map(\.element)
  }

  /// The command that makes what was seen the reference; none where nothing waits to be accepted.
  package var acceptCommand: String? {
    if isOfAnother { return nil }
    if let recordCommand { return recordCommand }
    guard devices.flatMap(\.parts).contains(where: { $0.evidence.actual != nil }) else { return nil }
    return AcceptCommand(folders).text(accepting: name.id)
  }
}

extension DeviceVerdict {
  /// The device's name; empty where a value needs no device.
  var name: String { device?.name ?? "" }
}
