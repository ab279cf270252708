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

  /// What the names of the library's own variables begin with.
  static let prefix = "LAYOUT_SNAPSHOT_"
}

/// The variables that begin as the library's own do and that something else reads: nobody has mistyped these.
package enum RelatedVariable: String, CaseIterable, Sendable {
  /// Set by the plugin of SwiftPM for the command line.
  case plugin = "LAYOUT_SNAPSHOT_PLUGIN"
  /// The command that the script for Xcode Cloud hands its report to.
  case upload = "LAYOUT_SNAPSHOT_UPLOAD"

  // Those below are for developing this package.

  /// The folder of documents and pictures of others.
  case corpus = "LAYOUT_SNAPSHOT_CORPUS"
  /// The folder of UIKit sources of others.
  case foreignSources = "LAYOUT_SNAPSHOT_FOREIGN_SOURCES"
  /// Whether the package has the target that a fuzzer drives.
  case fuzz = "LAYOUT_SNAPSHOT_FUZZ"
  /// The folder in which the comparison with a browser leaves its pictures.
  case show = "LAYOUT_SNAPSHOT_SHOW"
  /// Whether tests run that take longer.
  case thoroughTests = "LAYOUT_SNAPSHOT_THOROUGH_TESTS"
  /// Whether the compiler's warnings are errors.
  case warningsAreErrors = "LAYOUT_SNAPSHOT_WARNINGS_ARE_ERRORS"
  /// Whether the package has the products that benchmarks and oracles link.
  case workloads = "LAYOUT_SNAPSHOT_WORKLOADS"
}
