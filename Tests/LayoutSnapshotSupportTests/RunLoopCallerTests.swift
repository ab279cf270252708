import Testing

@testable import LayoutSnapshotSupport

/// Who turns a run loop, by the functions that are running.
@Suite struct RunLoopCallerTests {
  private static let folder = "/usr/lib/swift/linux/"
  private static let test = RunLoopCaller.Call(file: "/build/AppTests.xctest", isOffered: false)
  private static let loop = [
    test, test, RunLoopCaller.Call(file: folder + "libFoundation.so", isOffered: false),
    RunLoopCaller.Call(file: folder + "libFoundation.so", isOffered: true),
  ]
  private static let waits = RunLoopCaller.Call(file: folder + "libXCTest.so", isOffered: true)
  private static let inner = RunLoopCaller.Call(file: folder + "libXCTest.so", isOffered: false)

  @Test func test_thatTurnsTheLoop_isTheProgram() {
    #expect(RunLoopCaller.isTheProgram(Self.loop + [Self.test, Self.inner, Self.waits, Self.test]))
    #expect(RunLoopCaller.isTheProgram(Self.loop + [Self.test]))
  }

  @Test func test_thatWaitsForAnExpectation_isTheProgram() {
    #expect(RunLoopCaller.isTheProgram(Self.loop + [Self.waits, Self.test, Self.inner, Self.test]))
  }

  @Test func framework_thatWaitsForATest_isNot() {
    #expect(
      !RunLoopCaller.isTheProgram(Self.loop + [Self.inner, Self.inner, Self.test, Self.waits, Self.test]))
  }

  /// A system that tells nothing, and a program that holds everything in one file.
  @Test func unknownCaller_isNot() {
    #expect(!RunLoopCaller.isTheProgram([]))
    #expect(!RunLoopCaller.isTheProgram([Self.test, Self.test]))
    #expect(!RunLoopCaller.isTheProgram(Self.loop))
  }
}
