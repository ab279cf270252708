import LayoutSnapshotSupport
import LayoutSnapshotTesting
import LayoutSnapshotTurns
import Testing
import UIKitNames

/// What an app gives to queues is in the next picture.
@Suite struct DispatchQueueTests {
  private final class Names: UILabel, @unchecked Sendable {
    // Safe to send: the queues run one after the other.

    func add(_ name: String) { text = (text ?? "") + name }
  }

  private let label = Names()

  private var picture: String? {
    get throws {
      _ = try label.layout(on: .iPhone17)
      return label.text
    }
  }

  @Test func mainQueue() throws {
    DispatchQueue.main.async { label.add("a") }
    label.add("-")
    DispatchQueue.main.async(execute: { label.add("b") })
    #expect(label.text == "-")
    #expect(try picture == "-ab")
    #expect(try picture == "-ab")
  }

  @Test func otherQueues_andWhatTheyLeadTo() throws {
    let serial = DispatchQueue(label: "serial")
    DispatchQueue.global(qos: .background).async {
      Thread.sleep(forTimeInterval: 0.05)
      DispatchQueue.main.async { label.add("a") }
    }
    serial.async(qos: .utility) {
      DispatchQueue.main.async { label.add("b") }
      serial.async(flags: .barrier) {
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { label.add("c") }
      }
      DispatchQueue.main.async { label.add("d") }
    }
    DispatchQueue.main.async { label.add("-") }
    #expect(try picture == "-abcd")
  }

  /// Threads decide nothing about the order.
  @Test func queuesBesideEachOther_areInOrder() throws {
    for number in 0..<8 {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.01 * Double(8 - number))
        DispatchQueue.main.async { label.add("\(number)") }
      }
    }
    #expect(try picture == "01234567")
  }

  /// As prepared sources spell `sync` and `addOperation`.
  @Test func queuesThatWaitForTheMainQueue() throws {
    struct Broken: Error {}
    let names = Names()
    DispatchQueue.global().async {
      DispatchQueue.main.async { label.add("-") }
      let old = DispatchQueue.main._sync {
        label.add("a")
        return label.text ?? ""
      }
      names.add(old)
      do {
        try DispatchQueue.main._sync { throw Broken() }
      } catch { names.add("!") }
      DispatchQueue.main._sync { label.add("b") }
      OperationQueue.main._addOperation { label.add("c") }
    }
    let found = try picture
    #expect(found == "-abc" && names.text == "-a!")
  }

  @Test func groups_tellTheirEnd() throws {
    let group = DispatchGroup()
    let names = Names()
    for number in 0..<3 {
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.01 * Double(number)) }
    }
    group.enter()
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      names.add("left")
      group.leave()
    }
    group.notify(queue: .main) { label.add(names.text ?? "") }
    group.notify(queue: .global()) { DispatchQueue.main.async { label.add("!") } }
    let found = try picture
    #expect(found == "left!")
  }

  @Test func groupsOfTheMainQueue_tellTheirEnd() throws {
    let group = DispatchGroup()
    DispatchQueue.main.async(group: group) { label.add("a") }
    group.notify(queue: .main) { label.add("b") }
    #expect(try picture == "ab")
  }

  @Test func groupsThatNeverEnd_areNotWaitedFor() throws {
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .main) { label.add("never") }
    group.notify(queue: .global()) { label.add("never") }
    #expect(try picture == nil)
    group.leave()
  }

  @Test func asyncAfter_isInOrderOfItsTimes() throws {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      label.add("b")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { label.add("c") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { label.add("d") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(20)) { label.add("a") }
    DispatchQueue.main.asyncAfter(deadline: .now()) { label.add("-") }
    #expect(try picture == "-abcd")
  }

  /// A picture is taken a second after the test's code, however long it takes.
  @Test @MainActor func asyncAfterMoreThanASecond_isNotInThePicture() throws {
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { label.add("late") }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { label.add("never") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) { label.add("late") }
    func tick() {
      label.add(".")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { tick() }
    }
    tick()
    #expect(try picture == "....")
    #expect(try picture == "....")
  }

  @Test func otherQueues_haveDelays() throws {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
      DispatchQueue.main.async { label.add("a") }
    }
    #expect(try picture == "a")
  }

  /// The background code of another test is not this one's.
  @Test func workThatNeverEnds_isToldAndNotWaitedForAgain() throws {
    let (end, test) = (DispatchSemaphore(value: 0), try #require(AbsentNames.shared.runningTest))
    DispatchQueue(label: "com.app.load").async {
      end.wait()
      DispatchQueue.main.async { label.add("late") }
    }
    let first = try Turns.$longestWait.withValue(0.02) { try picture }
    #expect(first == nil)
    #expect(try picture == nil)
    let told = AbsentNames.shared.names(of: .layout, askedForBy: test)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("Code on the queue com.app.load has not ended after 0.02 seconds.") == true)
    end.signal()
  }

  @Test @MainActor func codeOfTheMainActor_hasItWhereItWaits() async throws {
    DispatchQueue.main.async { label.add("a") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { label.add("c") }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { label.add("b") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
      }
    }
    // The queue and the clock may come in either order.
    #expect(["abc", "acb"].contains(label.text))
    #expect(try ["abc", "acb"].contains(picture))
  }

  /// The main queue does what such code may be waiting for, though only after some time: it may be using its views.
  @Test func codeOfNoActor_mayWaitForTheMainQueue() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume() } }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
    }
    let group = DispatchGroup()
    await withCheckedContinuation { continuation in
      group.notify(queue: .main) { continuation.resume() }
    }
    #expect(try picture == nil)
  }

  @Test func detachedTasks_andThreads() async throws {
    await Task { DispatchQueue.main.async { label.add("a") } }.value
    #expect(try picture == "a")
    await Task.detached { DispatchQueue.main.async { label.add("b") } }.value
    await withCheckedContinuation { continuation in
      let thread = Thread { DispatchQueue.main.async { continuation.resume() } }
      thread.start()
    }
  }
}
