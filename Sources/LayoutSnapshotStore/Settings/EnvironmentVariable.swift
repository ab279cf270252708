/// Every environment variable that the library reads; `Documentation/Environment.md` describes them.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  /// When snapshots are written: one of ``RecordMode``.
  case record = "LAYOUT_SNAPSHOT_RECORD"
  /// The same under the name that swift-snapshot-testing uses; ``record`` goes first.
  case ecosystemRecord = "SNAPSHOT_TESTING_RECORD"
  /// Whether a test that recorded passes.
  case recordPasses = "LAYOUT_SNAPSHOT_RECORD_PASSES"
  /// Where pictures and frames of failures go.
  case artifacts = "LAYOUT_SNAPSHOT_ARTIFACTS"
  /// The same under the name that swift-snapshot-testing uses; ``artifacts`` goes first.
  case ecosystemArtifacts = "SNAPSHOT_ARTIFACTS"
  /// Where references lie, in place of the package's folder.
  case references = "LAYOUT_SNAPSHOT_REFERENCES"
  /// Whether the folder of references may be a link.
  case linkedReferences = "LAYOUT_SNAPSHOT_LINKED_REFERENCES"
  /// Whether a failure's message ends with its result as JSON.
  case json = "LAYOUT_SNAPSHOT_JSON"
  /// A folder in which every assertion notes its references, so that references without an assertion can be found.
  case usage = "LAYOUT_SNAPSHOT_USAGE"
  /// A folder in which every assertion notes which changes of constraints it would not notice.
  case coverage = "LAYOUT_SNAPSHOT_COVERAGE"
  /// The file in which `layout-snapshot canvas` notes what the compiler complains of, for the page.
  case canvas = "LAYOUT_SNAPSHOT_CANVAS"
  /// Where Bazel keeps what a test leaves; ``artifacts`` goes first.
  case bazelOutputs = "TEST_UNDECLARED_OUTPUTS_DIR"
  /// Where Bazel puts what a test may read.
  case bazelRunfiles = "TEST_SRCDIR"
  /// What the repository is called among Bazel's runfiles.
  case bazelRepository = "TEST_WORKSPACE"
  /// What Bazel calls the test, as in `//App:tests`.
  case bazelTarget = "TEST_TARGET"
  /// Where the sources lie under `bazel run`, which alone may write there.
  case bazelSources = "BUILD_WORKSPACE_DIRECTORY"
  /// Set by continuous integration: then nothing is recorded unless ``record`` says so.
  case continuousIntegration = "CI"
}
