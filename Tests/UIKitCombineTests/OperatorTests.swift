#if !canImport(Darwin)
  import Foundation
  import Testing
  import UIKitCombine

  @Suite struct OperatorTests {
    let numbers = [3, 1, 2].publisher.eraseToAnyPublisher()

    /// Sends values by hand, so that no operator of sequences stands in for the one that is meant.
    func given<T>(_ values: [T]) -> AnyPublisher<T, Never> {
      values.publisher.eraseToAnyPublisher()
    }
    func failing(after values: [Int]) -> AnyPublisher<Int, Broken> {
      Record(output: values, completion: .failure(Broken())).eraseToAnyPublisher()
    }

    @Test func map_family() {
      #expect(numbers.map { $0 * 2 }.list == [6, 2, 4])
      #expect(given(["a", "bb"]).map(\.count).list == [1, 2])
      #expect(
        given(["a", "bb"]).map(\.count, \.isEmpty).list.map { "\($0)" } == [
          "(1, false)", "(2, false)",
        ])
      #expect(
        given(["a"]).map(\.count, \.isEmpty, \.utf8.count).list.map { "\($0)" } == ["(1, false, 1)"]
      )
      #expect(given([1, nil, 2]).replaceNil(with: 0).list == [1, 0, 2])
      let thrown = numbers.tryMap { if $0 == 1 { throw Broken() } else { $0 } }.record()
      #expect(thrown.values == [3])
      #expect(thrown.ends.map { $0.error as? Broken } == [Broken()])
      #expect(
        failing(after: [1]).mapError { _ in Broken(number: 2) }.record().ends == [
          .failure(Broken(number: 2))
        ]
      )
      #expect(numbers.setFailureType(to: Broken.self).list == [3, 1, 2])
    }

    @Test func filter_family_asksForAnotherOne() {
      let recorder = given(Array(1...6)).filter { $0 % 3 == 0 }.record(asking: .max(1))
      #expect(recorder.values == [3])
      recorder.request(.max(1))
      #expect(recorder.values == [3, 6])
      #expect(recorder.ends.count == 1)
      #expect(given(["1", "x", "2"]).compactMap { Int($0) }.list == [1, 2])
      #expect(numbers.tryFilter { $0 > 1 }.list == [3, 2])
      #expect(given(["1", "x"]).tryCompactMap { Int($0) }.list == [1])
      #expect(numbers.ignoreOutput().record().ends.count == 1)
      #expect(given([1, 1, 2, 2, 1]).removeDuplicates().list == [1, 2, 1])
      #expect(given([1, 3, 2]).removeDuplicates { $0 % 2 == $1 % 2 }.list == [1, 2])
      #expect(given([1, 3, 2]).tryRemoveDuplicates { $0 % 2 == $1 % 2 }.list == [1, 2])
    }

    @Test func reduce_family() {
      #expect(numbers.scan(0, +).list == [3, 4, 6])
      #expect(numbers.tryScan(0) { $0 + $1 }.list == [3, 4, 6])
      #expect(numbers.reduce("") { $0 + "\($1)" }.list == ["312"])
      #expect(numbers.tryReduce(0) { $0 + $1 }.list == [6])
      #expect(numbers.count().list == [3])
      #expect(numbers.min().list == [1])
      #expect(numbers.max().list == [3])
      #expect(numbers.min { $0 > $1 }.list == [3])
      #expect(numbers.tryMax { $0 < $1 }.list == [3])
      #expect(numbers.tryMin { $0 < $1 }.list == [1])
      #expect(given([Int]()).max().list == [])
      #expect(numbers.contains(1).list == [true])
      #expect(numbers.contains(9).list == [false])
      #expect(numbers.contains { $0 > 2 }.list == [true])
      #expect(numbers.allSatisfy { $0 > 0 }.list == [true])
      #expect(numbers.allSatisfy { $0 > 1 }.list == [false])
      #expect(numbers.tryAllSatisfy { $0 > 1 }.list == [false])
      #expect(numbers.tryContains { $0 > 9 }.list == [false])
      #expect(numbers.collect().list == [[3, 1, 2]])
      #expect(numbers.collect(2).list == [[3, 1], [2]])
      #expect(failing(after: [1]).collect().record().values.isEmpty)
      #expect(failing(after: [1]).collect().record().ends == [.failure(Broken())])
    }

    @Test func reduce_givesItsResultOnceItIsWanted() {
      let recorder = given([Int]()).collect().record(asking: .none)
      #expect(recorder.values.isEmpty && recorder.ends.isEmpty)
      recorder.request(.max(1))
      #expect(recorder.values == [[]])
      #expect(recorder.ends.count == 1)
      let groups = given(Array(1...5)).collect(2).record(asking: .max(1))
      #expect(groups.values == [[1, 2]])
      groups.request(.max(5))
      #expect(groups.values == [[1, 2], [3, 4], [5]])
    }

    @Test func first_last_prefix_drop() {
      #expect(numbers.first().list == [3])
      #expect(numbers.first { $0 < 3 }.list == [1])
      #expect(numbers.tryFirst { $0 < 3 }.list == [1])
      #expect(numbers.last().list == [2])
      #expect(numbers.last { $0 > 2 }.list == [3])
      #expect(numbers.tryLast { $0 > 2 }.list == [3])
      #expect(numbers.output(at: 1).list == [1])
      #expect(numbers.output(in: 1...).list == [1, 2])
      #expect(numbers.output(in: ..<2).list == [3, 1])
      #expect(numbers.prefix(2).list == [3, 1])
      #expect(numbers.prefix(0).record().ends.count == 1)
      #expect(numbers.prefix { $0 != 1 }.list == [3])
      #expect(numbers.tryPrefix { $0 != 1 }.list == [3])
      #expect(numbers.dropFirst().list == [1, 2])
      #expect(numbers.dropFirst(2).list == [2])
      #expect(numbers.drop { $0 > 1 }.list == [1, 2])
      #expect(numbers.tryDrop { $0 > 1 }.list == [1, 2])
    }

    @Test func first_cancelsTheUpstream_andIsNotReentered() {
      let subject = PassthroughSubject<Int, Never>()
      var events: [String] = []
      let subscription = subject.handleEvents(receiveCancel: { events.append("cancel") }).first()
        .sink(
          receiveCompletion: { _ in events.append("end") },
          receiveValue: {
            events.append("\($0)")
            subject.send($0 + 1)
          })
      subject.send(1)
      subject.send(5)
      #expect(events == ["1", "cancel", "end"])
      subscription.cancel()
    }

    @Test func untilOutput() {
      let subject = PassthroughSubject<Int, Never>()
      let trigger = PassthroughSubject<Void, Never>()
      let before = subject.prefix(untilOutputFrom: trigger).record()
      let after = subject.drop(untilOutputFrom: trigger).record()
      subject.send(1)
      trigger.send()
      subject.send(2)
      #expect(before.values == [1])
      #expect(before.ends.count == 1)
      #expect(after.values == [2])
      subject.send(completion: .finished)
      #expect(after.ends.count == 1)
    }

    @Test func append_prepend() {
      #expect(numbers.append(7, 8).list == [3, 1, 2, 7, 8])
      #expect(numbers.append([7]).list == [3, 1, 2, 7])
      #expect(numbers.append(Just(9)).prepend(0).list == [0, 3, 1, 2, 9])
      #expect(numbers.prepend([7]).list == [7, 3, 1, 2])
      #expect(numbers.prepend(Just(9)).list == [9, 3, 1, 2])
      let recorder = numbers.append(7).record(asking: .max(3))
      #expect(recorder.values == [3, 1, 2])
      #expect(recorder.ends.isEmpty)
      recorder.request(.max(1))
      #expect(recorder.values.last == 7)
      #expect(recorder.ends.count == 1)
      let failed = failing(after: [1]).append(2).record()
      #expect(failed.values == [1])
      #expect(failed.ends.count == 1)
    }

    @Test func replace_catch_retry() {
      #expect(given([Int]()).replaceEmpty(with: 4).list == [4])
      #expect(numbers.replaceEmpty(with: 4).list == [3, 1, 2])
      #expect(failing(after: [1]).replaceError(with: 4).list == [1, 4])
      let waiting = Fail<Int, Broken>(error: Broken()).replaceError(with: 4).record(asking: .none)
      #expect(waiting.values.isEmpty && waiting.ends.isEmpty)
      waiting.request(.max(1))
      #expect(waiting.values == [4] && waiting.ends.count == 1)
      #expect(failing(after: [1]).catch { _ in Just(5) }.list == [1, 5])
      #expect(failing(after: [1]).tryCatch { _ in Just(5) }.list == [1, 5])
      let thrown = failing(after: [1]).tryCatch { _ -> Just<Int> in throw Broken(number: 7) }
        .record()
      #expect(thrown.ends.map { $0.error as? Broken } == [Broken(number: 7)])
      var attempts = 0
      let unlucky = Deferred { () -> AnyPublisher<Int, Broken> in
        attempts += 1
        return failing(after: [attempts])
      }
      let retried = unlucky.retry(2).record()
      #expect(attempts == 3)
      #expect(retried.values == [1, 2, 3])
      #expect(retried.ends == [.failure(Broken())])
      attempts = 0
      #expect(unlucky.retry(0).record().values == [1])
      #expect(numbers.setFailureType(to: Broken.self).assertNoFailure().list == [3, 1, 2])
    }

    @Test func lastValue_waitsUntilItIsWanted_alsoAfterOthers() {
      let recorder = failing(after: [1]).replaceError(with: 4).record(asking: .max(1))
      #expect(recorder.values == [1])
      #expect(recorder.ends.isEmpty)
      recorder.request(.max(1))
      #expect(recorder.values == [1, 4])
      #expect(recorder.ends.count == 1)
    }

    @Test func end_comesAfterTheLastValueHasBeenTaken() {
      var subscription: (any Subscription)?
      var events: [String] = []
      numbers.count().subscribe(
        AnySubscriber(
          receiveSubscription: {
            subscription = $0
            $0.request(.max(1))
          },
          receiveValue: { value in
            events.append("begin \(value)")
            subscription?.request(.max(1))
            events.append("taken")
            return .none
          }, receiveCompletion: { _ in events.append("end") }))
      #expect(events == ["begin 3", "taken", "end"])
    }

    @Test func assertNoFailure_endsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        _ = Fail<Int, Broken>(error: Broken()).assertNoFailure().sink { _ in }
      }
    }

    @Test func encode_decode() {
      struct Lake: Codable, Equatable { var name: String }
      let lakes = given([Lake(name: "Como")])
      let round = lakes.encode(encoder: JSONEncoder()).decode(
        type: Lake.self, decoder: JSONDecoder()
      )
      .record()
      #expect(round.values == [Lake(name: "Como")])
      let list = lakes.encode(encoder: PropertyListEncoder()).decode(
        type: Lake.self, decoder: PropertyListDecoder()
      ).record()
      #expect(list.values == [Lake(name: "Como")])
      let bad = given([Data("x".utf8)]).decode(type: Lake.self, decoder: JSONDecoder()).record()
      #expect(bad.ends.first?.error is DecodingError)
    }

    @Test func handleEvents_print() {
      final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
      }
      let lines = Lines()
      let subject = PassthroughSubject<Int, Broken>()
      let recorder = subject.print("lake", to: lines).record(asking: .max(1))
      recorder.more = .max(1)
      subject.send(1)
      recorder.cancel()
      #expect(
        lines.text == """
          lake: receive subscription: (Subject)
          lake: request max(1)
          lake: receive value: (1)
          lake: request max(1)
          lake: receive cancel

          """)
      let other = Lines()
      _ = Fail<Int, Broken>(error: Broken()).print(to: other).record()
      #expect(other.text.hasSuffix("receive error: (Broken(number: 0))\n"))
      #expect(numbers.breakpoint(receiveOutput: { $0 > 1 }).breakpointOnError().list == [3, 1, 2])
    }

    @Test func buffer() {
      let subject = PassthroughSubject<Int, Broken>()
      let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(
        asking: .none)
      let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(
        asking: .none)
      let broken = subject.buffer(
        size: 2, prefetch: .byRequest, whenFull: .customError { Broken() }
      ).record(asking: .none)
      for number in 1...4 { subject.send(number) }
      subject.send(completion: .finished)
      for recorder in [newest, oldest, broken] { recorder.request(.max(1)) }
      #expect(newest.values == [1] && newest.ends.isEmpty)
      for recorder in [newest, oldest, broken] { recorder.request(.unlimited) }
      #expect(newest.values == [1, 2] && newest.ends == [.finished])
      #expect(oldest.values == [3, 4] && oldest.ends == [.finished])
      #expect(broken.values == [1, 2] && broken.ends == [.failure(Broken())])
      let full = given(Array(1...9)).buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        .record(
          asking: .max(3))
      #expect(full.values == [1, 2, 3])
      full.request(.unlimited)
      #expect(full.values == Array(1...9))
    }

    @Test func cancellation_goesUpThroughEachOperator() {
      typealias P = AnyPublisher<Int, Never>
      let operators: [(String, (P) -> AnyPublisher<Any, any Error>)] = [
        ("map", { $0.map { $0 }.any }), ("keyPath", { $0.map(\.self).any }),
        ("tryMap", { $0.tryMap { $0 as Any }.eraseToAnyPublisher() }),
        ("filter", { $0.filter { _ in true }.any }),
        ("compactMap", { $0.compactMap { $0 }.any }), ("scan", { $0.scan(0, +).any }),
        ("reduce", { $0.reduce(0, +).any }), ("collect", { $0.collect().any }),
        ("group", { $0.collect(2).any }),
        ("duplicates", { $0.removeDuplicates().any }), ("first", { $0.first { _ in false }.any }),
        ("last", { $0.last().any }), ("prefix", { $0.prefix(9).any }),
        ("drop", { $0.dropFirst().any }),
        (
          "until", { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).any }
        ),
        (
          "dropUntil",
          { $0.drop(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).any }
        ),
        ("append", { $0.append(1).any }), ("prepend", { $0.prepend(1).any }),
        ("merge", { $0.merge(with: Just(1)).any }),
        ("combineLatest", { $0.combineLatest(Just(1)) { $0 + $1 }.any }),
        ("zip", { $0.zip([1, 2, 3].publisher) { $0 + $1 }.any }),
        ("flatMap", { $0.flatMap { Just($0) }.any }),
        ("inner", { p in Just(1).flatMap { _ in p }.any }),
        ("switch", { p in Just(1).map { _ in p }.switchToLatest().any }),
        ("catch", { $0.setFailureType(to: Broken.self).catch { _ in Just(1) }.any }),
        ("retry", { $0.retry(1).any }), ("share", { $0.share().any }),
        (
          "buffer",
          {
            $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).any
          }
        ), ("receive", { $0.receive(on: DispatchQueue.main).any }),
        ("delay", { $0.delay(for: 1, scheduler: RunLoop.main).any }),
        ("debounce", { $0.debounce(for: 1, scheduler: RunLoop.main).any }),
        ("throttle", { $0.throttle(for: 1, scheduler: RunLoop.main, latest: true).any }),
        ("timeout", { $0.timeout(1, scheduler: RunLoop.main).any }),
        ("byTime", { $0.collect(.byTime(RunLoop.main, 1)).any }),
        ("measure", { $0.measureInterval(using: RunLoop.main).any }),
        ("print", { $0.breakpoint().any }),
        ("replace", { $0.replaceEmpty(with: 1).any }), ("erased", { $0.any }),
      ]
      for (name, make) in operators {
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let source = subject.handleEvents(receiveCancel: { cancelled += 1 }).eraseToAnyPublisher()
        weak var token: Token?
        var subscription: AnyCancellable?
        do {
          let kept = Token()
          token = kept
          subscription = make(source).sink(
            receiveCompletion: { _ in _ = kept }, receiveValue: { _ in _ = kept })
        }
        subject.send(1)
        #expect(cancelled == 0, "\(name)")
        #expect(token != nil, "\(name)")
        #expect(subscription != nil)
        subscription = nil
        #expect(cancelled == 1, "\(name)")
        #expect(token == nil, "\(name)")
      }
    }

    /// What has ended is cancelled no more.
    @Test func handleEvents_tellsOneOfEndAndCancel() {
      var told: [String] = []
      let subject = PassthroughSubject<Int, Never>()
      func recorder() -> some Cancellable {
        subject.handleEvents(
          receiveCompletion: { _ in told.append("end") }, receiveCancel: { told.append("cancel") }
        ).sink { _ in }
      }
      let first = recorder()
      first.cancel()
      first.cancel()
      #expect(told == ["cancel"])
      final class Keeper: Subscriber {
        var subscription: (any Subscription)?
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) { subscription?.cancel() }
      }
      let keeper = Keeper()
      subject.handleEvents(
        receiveCompletion: { _ in told.append("end") }, receiveCancel: { told.append("cancel") }
      ).subscribe(keeper)
      subject.send(completion: .finished)
      keeper.subscription?.cancel()
      #expect(told == ["cancel", "end"])
    }
  }

  extension Publisher {
    var any: AnyPublisher<Any, any Error> {
      map { $0 as Any }.mapError { $0 }.eraseToAnyPublisher()
    }
  }
#endif
