#if !canImport(Darwin)
  import Foundation
  import LayoutSnapshotTurns
  import Testing
  import UIKitCombine

  /// A scheduler as an app's tests have them, whose time passes when it is told to.
  private final class HandClock: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    private var waiting: [(date: SchedulerTimeType, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append((now, action)) }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) { waiting.append((date, action)) }

    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable { Subscriptions.empty }

    func pass(_ stride: SchedulerTimeType.Stride) {
      let end = now.advanced(by: stride)
      while let index = waiting.indices.filter({ waiting[$0].date <= end }).min(by: {
        waiting[$0].date < waiting[$1].date
      }) {
        let next = waiting.remove(at: index)
        now = max(now, next.date)
        next.action()
      }
      now = end
    }
  }

  @Suite struct SchedulerTests {
    final class Model { @Published var name = "a" }

    @Test func receive_onAQueue_isTheNextTurn() {
      let model = Model()
      var seen: [String] = []
      let subscription = model.$name.receive(on: DispatchQueue.main).sink {
        seen.append("\($0) is \(model.name)")
      }
      #expect(seen.isEmpty)
      model.name = "b"
      Turns.run()
      #expect(seen == ["a is b", "b is b"])
      model.name = "c"
      #expect(seen.count == 2)
      Turns.run()
      #expect(seen.last == "c is c")
      model.name = "d"
      subscription.cancel()
      Turns.run()
      #expect(seen.count == 3)
    }

    @Test func queues_ofAllKinds() {
      var seen: [Int] = []
      var ends = 0
      var kept: Set<AnyCancellable> = []
      func keep(_ publisher: some Publisher<Int, Never>) {
        publisher.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
          .store(
            in: &kept)
      }
      keep([1, 2].publisher.receive(on: RunLoop.main))
      keep([3].publisher.receive(on: OperationQueue.main))
      keep([4].publisher.receive(on: DispatchQueue.global(qos: .background)))
      keep([5].publisher.delay(for: .seconds(2), scheduler: DispatchQueue.main))
      keep([6, 7].publisher.debounce(for: 0.3, scheduler: RunLoop.main))
      keep(
        [8, 9].publisher.throttle(
          for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true))
      keep([10].publisher.timeout(.seconds(3), scheduler: DispatchQueue.main))
      keep([11].publisher.receive(on: DispatchQueue.main, options: .init(qos: .userInteractive)))
      #expect(seen.isEmpty)
      #expect(Turns.run() == .done)
      // Between two values that are sent at once no time passes.
      #expect(seen == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
      #expect(ends == 8)
    }

    @Test func receive_asksForAsManyAsAreWanted() {
      let recorder = [1, 2, 3].publisher.receive(on: DispatchQueue.main).record(asking: .max(1))
      recorder.more = .none
      Turns.run()
      #expect(recorder.values == [1])
      recorder.request(.max(2))
      Turns.run()
      #expect(recorder.values == [1, 2, 3])
      #expect(recorder.ends.count == 1)
    }

    @Test func subscribe_onAQueue_isAtOnce() {
      #expect(Just(1).subscribe(on: DispatchQueue.global()).list == [1])
      let clock = HandClock()
      let recorder = Just(1).subscribe(on: clock).record()
      #expect(recorder.values.isEmpty)
      clock.pass(0)
      #expect(recorder.values == [1])
    }

    @Test func schedule_onAQueue() {
      var done: [String] = []
      DispatchQueue.main.schedule { done.append("soon") }
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 5)) { done.append("later") }
      let never = OperationQueue.main.schedule(after: OperationQueue.main.now, interval: 1) {
        done.append("again")
      }
      ImmediateScheduler.shared.schedule { done.append("now") }
      #expect(done == ["now"])
      Turns.run()
      #expect(done == ["now", "soon", "later"])
      never.cancel()
    }

    @Test func time_doesNotPass() {
      let recorder = [1, 2].publisher.measureInterval(using: DispatchQueue.main).record()
      #expect(recorder.values == [0, 0])
      #expect(Timer.publish(every: 1, on: .main, in: .common).autoconnect().record().ends.isEmpty)
      let timer = Timer.publish(every: 1, on: .main, in: .default).connect()
      Turns.run()
      timer.cancel()
      let silent = PassthroughSubject<Int, Broken>().timeout(1, scheduler: RunLoop.main) {
        Broken()
      }.record()
      Turns.run()
      #expect(silent.ends.isEmpty)
    }

    @Test func collect_byTime() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).record()
      let counted = subject.collect(.byTimeOrCount(RunLoop.main, 1, 2)).record()
      for number in 1...3 { subject.send(number) }
      #expect(recorder.values.isEmpty)
      #expect(counted.values == [[1, 2]])
      Turns.run()
      #expect(recorder.values == [[1, 2, 3]])
      #expect(counted.values == [[1, 2], [3]])
      subject.send(4)
      subject.send(completion: .finished)
      #expect(recorder.values.last == [4])
      #expect(recorder.ends.count == 1)
    }

    @Test func clockOfTheApp_debounce() {
      let clock = HandClock()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.debounce(for: .seconds(1), scheduler: clock).record()
      subject.send(1)
      clock.pass(.milliseconds(500))
      subject.send(2)
      clock.pass(.milliseconds(900))
      #expect(recorder.values.isEmpty)
      clock.pass(.milliseconds(100))
      #expect(recorder.values == [2])
    }

    @Test func debounce_asksForAllOnce() {
      var demands: [Subscribers.Demand] = []
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.handleEvents(receiveRequest: { demands.append($0) })
        .debounce(for: 1, scheduler: RunLoop.main).record(asking: .none)
      subject.send(1)
      Turns.run()
      #expect(recorder.values.isEmpty)
      recorder.request(.max(1))
      subject.send(2)
      Turns.run()
      #expect(recorder.values == [2])
      #expect(demands == [.unlimited])
    }

    @Test func clockOfTheApp_throttle() {
      for (latest, expected) in [(true, [1, 3, 4]), (false, [1, 2, 4])] {
        let clock = HandClock()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: .seconds(1), scheduler: clock, latest: latest).record()
        subject.send(1)
        clock.pass(.milliseconds(100))
        #expect(recorder.values == [1])
        subject.send(2)
        subject.send(3)
        clock.pass(.milliseconds(800))
        #expect(recorder.values == [1])
        clock.pass(.milliseconds(200))
        clock.pass(.seconds(2))
        subject.send(4)
        clock.pass(0)
        #expect(recorder.values == expected)
      }
    }

    @Test func clockOfTheApp_throttle_whatComesBeforeTheFirstIsGiven() {
      for (latest, expected) in [(true, [2]), (false, [1])] {
        let clock = HandClock()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: .seconds(1), scheduler: clock, latest: latest).record()
        subject.send(1)
        subject.send(2)
        clock.pass(.seconds(3))
        #expect(recorder.values == expected)
      }
    }

    @Test func clockOfTheApp_throttle_givesWhatWaitsBeforeItEnds() {
      let clock = HandClock()
      let subject = PassthroughSubject<Int, Broken>()
      let recorder = subject.throttle(for: .seconds(1), scheduler: clock, latest: true).record()
      subject.send(1)
      clock.pass(0)
      subject.send(2)
      subject.send(completion: .failure(Broken()))
      clock.pass(.seconds(3))
      #expect(recorder.values == [1, 2])
      #expect(recorder.ends == [.failure(Broken())])
    }

    /// A scheduler of an app that only passes on what it is given.
    private struct Wrapped<Base: Scheduler>: Scheduler {
      typealias SchedulerTimeType = Base.SchedulerTimeType
      typealias SchedulerOptions = Base.SchedulerOptions
      let base: Base
      var now: SchedulerTimeType { base.now }
      var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

      func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        base.schedule(options: options, action)
      }
      func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
      ) { base.schedule(after: date, tolerance: tolerance, options: options, action) }
      func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> any Cancellable {
        base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
      }
    }

    @Test func wrappedQueues_knowNoTime() {
      func values(_ scheduler: some Scheduler) -> [Int] {
        let subject = PassthroughSubject<Int, Broken>()
        let limited = subject.timeout(.seconds(1), scheduler: scheduler) { Broken() }.record()
        let throttled = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: false).record()
        subject.send(1)
        subject.send(2)
        Turns.run()
        #expect(limited.ends.isEmpty)
        return limited.values + throttled.values
      }
      #expect(values(Wrapped(base: DispatchQueue.main)) == [1, 2, 1, 2])
      #expect(values(Wrapped(base: RunLoop.main)) == [1, 2, 1, 2])
      #expect(values(Wrapped(base: OperationQueue.main)) == [1, 2, 1, 2])
    }

    @Test func clockOfTheApp_delay_timeout_measure() {
      let clock = HandClock()
      let subject = PassthroughSubject<Int, Broken>()
      let delayed = subject.delay(for: .seconds(1), scheduler: clock).record()
      let limited = subject.timeout(.seconds(2), scheduler: clock) { Broken() }.record()
      let measured = subject.measureInterval(using: clock).record()
      clock.pass(.milliseconds(1500))
      subject.send(1)
      clock.pass(.milliseconds(900))
      #expect(delayed.values.isEmpty)
      clock.pass(.milliseconds(100))
      #expect(delayed.values == [1])
      #expect(limited.values == [1] && limited.ends.isEmpty)
      clock.pass(.seconds(1))
      #expect(limited.ends == [.failure(Broken())])
      #expect(measured.values == [.milliseconds(1500)])
    }

    @Test func strides() {
      typealias Queue = DispatchQueue.SchedulerTimeType.Stride
      typealias Loop = RunLoop.SchedulerTimeType.Stride
      #expect(Queue.seconds(0.3) == .milliseconds(300))
      #expect(Queue.milliseconds(1) == .microseconds(1000))
      #expect(Queue(.seconds(2)).magnitude == 2_000_000_000)
      #expect((0.5 as Queue) == .milliseconds(500))
      #expect((2 as Queue) + .seconds(1) == 3)
      #expect(Queue.seconds(Int.max).magnitude == .max)
      #expect((2 as Queue) * 3 == 6)
      #expect(Loop.milliseconds(500) == 0.5)
      #expect((2 as Loop) > 1.5)
      #expect(Loop.seconds(1).timeInterval == 1)
      let now = DispatchQueue.main.now
      #expect(now.distance(to: now.advanced(by: .seconds(3))) == 3)
      #expect(now.advanced(by: 3).distance(to: now) == -3)
      let date = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0))
      #expect(date.advanced(by: 3).date == Date(timeIntervalSince1970: 3))
    }
  }
#endif
