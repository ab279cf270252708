/// What one assertion had to say, as a value that a report can be made of without the test.
///
/// It stands as one line of JSON in the manifest of its process, and behind a fixed prefix at the end of the
/// failure message. A passing assertion leaves none.
package struct SnapshotResult: Hashable, Sendable, Codable {
  /// The assertion's name: `Target/Suite/test` and the name given for one of several.
  package var id: String
  /// The module of the test.
  package var target: String
  /// The suite or test class.
  package var suite: String
  /// The test as files are named after it, with arguments and the name given.
  package var test: String
  /// The test function as the compiler calls it, such as `form()`.
  package var function: String
  /// The test's source file.
  package var file: StoredPath
  package var line: Int
  package var column: Int
  /// The gravest thing found on any device.
  package var status: Status
  /// The failure in full, for people.
  package var message: String
  /// What explains the changes, the cause that moved most first.
  package var causes: [Cause]
  /// A digest of the causes, or of the changes where there are none: assertions with the same key show the
  /// same change and can be decided at once.
  package var groupKey: String
  /// The command that makes what was seen the reference; none where nothing waits to be accepted.
  package var acceptCommand: String?
  /// Each device with something to say.
  package var devices: [DeviceResult]
  /// The other devices, in order.
  package var passed: [PassedDevice]
  /// Whether the test passes all the same, because recording is what was asked for; none where it fails.
  package var passes: Bool?
  /// Files that it names and that cannot be shown. No manifest says so: whoever looks for the files finds out.
  package var losses: [Loss] = []
  /// The manifests that say something else of the same assertion, where nothing says which is later.
  package var rivals: [FilePlace] = []
  /// The manifests that say the same of the same assertion, where nothing says which is later.
  package var twins: [FilePlace] = []
  /// The manifest that it was read from, to which a decision is added; none for a result that is made.
  package var manifest: FilePlace?

  private enum CodingKeys: String, CodingKey {
    case id, target, suite, test, function, file, line, column, status, message, causes, groupKey
    case acceptCommand, devices, passed, passes
  }

  /// What is the matter, the gravest last.
  package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// Everything was recorded that was to be.
    case recorded
    /// There is no reference.
    case missing
    /// A reference says something else.
    case changed
    /// A check of the layout fails, or a text in a source differs. There is no file to accept.
    case failed
    /// A reference cannot be read.
    case damaged
    /// The layout could not be solved.
    case unsolved
    /// A file could not be read or written, or the test asked for something impossible.
    case error
  }

  /// Why things moved.
  package struct Cause: Hashable, Sendable, Codable {
    /// In words: `title.top == safeArea.top + 16, was + 12`.
    package var text: String
    /// The devices on which it is so.
    package var devices: [String]
    /// How many items moved because of it, at most on one device.
    package var followers: Int

    package init(text: String, devices: [String], followers: Int) {
      self.text = text
      self.devices = devices
      self.followers = followers
    }
  }

  /// A file that cannot be shown.
  package struct Loss: Hashable, Sendable {
    package let device: String
    package let path: StoredPath
    /// What is the matter with it.
    package let reason: String
  }

  package init(
    id: String, target: String, suite: String, test: String, function: String, file: StoredPath, line: Int,
    column: Int, status: Status, message: String, causes: [Cause], groupKey: String,
    acceptCommand: String?, devices: [DeviceResult], passed: [PassedDevice] = [], passes: Bool? = nil
  ) {
    self.id = id
    self.target = target
    self.suite = suite
    self.test = test
    self.function = function
    self.file = file
    self.line = line
    self.column = column
    self.status = status
    self.message = message
    self.causes = causes
    self.groupKey = groupKey
    self.acceptCommand = acceptCommand
    self.devices = devices
    self.passed = passed
    self.passes = passes
  }
}

extension SnapshotResult.Status: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.gravity < b.gravity }

  private var gravity: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
