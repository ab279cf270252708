import LayoutSnapshotStore
import Testing
import LayoutSnapshotViews

/// The test that takes a snapshot: its module, suite, function and arguments.
struct TestContext {
  let target: String
  let suite: String
  let function: String
  private let arguments: [(value: Any, text: String)]
  /// Why the test cannot be determined, in words; nil if it can.
  let stray: String?
  /// The name of the framework that runs the test, for manifests.
  let framework: String

  /// - Parameters:
  ///   - site: the call.
  ///   - function: the function that contains the call.
  ///   - testName: a name that replaces the test's own.
  init(_ site: CallSite, function: String, testName: String?) {
    let parts = "\(site.fileID)".split(separator: "/")
    let file = parts.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? "Tests"
    if let id = Test.current?.id, let name = id.nameComponents.last {
      // If a helper takes snapshots for several tests, each snapshot gets the name of its test.
      let suites = id.nameComponents.dropLast()
      target = id.moduleName
      suite = suites.isEmpty ? String(file) : suites.joined(separator: ".")
      self.function = testName ?? name
      arguments = Test.Case.current.map(describeArguments) ?? []
      framework = "Swift Testing"
      stray = nil
    } else {
      let origin = RunningTestCase.shared.origin(ofCallIn: function)
      let running: RunningTestCase.Name? = if case .running(let name) = origin { name } else { nil }
      stray = if case .unknown = origin { Self.unknownTest(site, function) } else { nil }
      target = parts.first.map(String.init) ?? "Tests"
      suite = running?.suite ?? String(file)
      self.function = testName ?? running?.method ?? function
      arguments = []
      framework = "XCTest"
    }
  }

  /// An identifier of the running test case, unique in the process; nil outside of tests.
  static var runningTest: String? {
    if let id = Test.current?.id {
      let arguments = Test.Case.current.map(describeArguments) ?? []
      return ([id.moduleName] + id.nameComponents + arguments.map(\.text)).joined(separator: "/")
    }
    guard case .running(let name) = RunningTestCase.shared.origin(ofCallIn: "") else { return nil }
    return identifier(of: name)
  }

  /// The identifier of the case that XCTest runs, beside which no other test runs.
  static var loneTest: String? { Test.current == nil ? RunningTestCase.shared.name.map(identifier) : nil }

  private static func identifier(of name: RunningTestCase.Name) -> String { "\(name.suite)/\(name.method)" }

  /// The case's arguments in words, before file names are made from them.
  var argumentWords: String { "(" + arguments.map(\.text).joined(separator: ", ") + ")" }

  private static func unknownTest(_ site: CallSite, _ function: String) -> String {
    """
    Snapshot of an unknown test: the call in \(function) (\(site.claim)) runs on a thread that a test may have \
    left behind, so it would be counted for the test that runs now. Call it from the test itself, or in a task \
    that the test waits for.
    """
  }

  /// The snapshot's name. A device argument that is also the matrix's only device is left out, because file
  /// names contain the device anyway.
  func name(named: String?, on devices: [Device]) -> SnapshotName {
    let told = arguments.filter { argument in
      guard devices.count == 1, let device = argument.value as? Device else { return true }
      return devices[0].name != device.name && !devices[0].name.hasPrefix(device.name + ".")
    }
    return SnapshotName(
      target: target, suite: suite, function: function, arguments: told.map(\.text), named: named)
  }
}

extension Device: CustomTestStringConvertible {
  /// The device's name, which test runs show for parameterized cases.
  public var testDescription: String { name }
}

/// The arguments of a case, in words.
///
/// Swift Testing has no public access to them, so they are found with a mirror. If it ever stores them elsewhere,
/// names will lack the arguments, and snapshots that share a name will fail with a message about it.
private func describeArguments(of testCase: Test.Case) -> [(value: Any, text: String)] {
  guard testCase.isParameterized, let list = child("arguments", of: testCase, depth: 4) else { return [] }
  return Mirror(reflecting: list).children.compactMap { element in
    child("value", of: element.value, depth: 1).map { ($0, argumentWords(of: $0)) }
  }
}

private func child(_ label: String, of value: Any, depth: Int) -> Any? {
  let children = Mirror(reflecting: value).children
  if let found = children.first(where: { $0.label == label }) { return found.value }
  guard depth > 0 else { return nil }
  for other in children {
    if let found = child(label, of: other.value, depth: depth - 1) { return found }
  }
  return nil
}
