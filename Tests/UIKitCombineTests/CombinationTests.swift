#if !canImport(Darwin)
  import Testing
  import UIKitCombine

  @Suite struct CombinationTests {
    let a = PassthroughSubject<Int, Broken>()
    let b = PassthroughSubject<String, Broken>()

    @Test func combineLatest_waitsForAll() {
      let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
      a.send(1)
      a.send(2)
      #expect(recorder.values.isEmpty)
      b.send("x")
      a.send(3)
      b.send("y")
      #expect(recorder.values == ["2x", "3x", "3y"])
      a.send(completion: .finished)
      b.send("z")
      #expect(recorder.values.last == "3z")
      #expect(recorder.ends.isEmpty)
      b.send(completion: .finished)
      #expect(recorder.ends == [.finished])
    }

    @Test func combineLatest_failsWithTheFirst() {
      var cancelled = 0
      let recorder = a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).record()
      a.send(completion: .failure(Broken()))
      #expect(recorder.ends == [.failure(Broken())])
      #expect(cancelled == 1)
    }

    @Test func combineLatest_withDemand() {
      let recorder = a.combineLatest(b) { "\($0)\($1)" }.record(asking: .max(1))
      a.send(1)
      a.send(2)
      b.send("x")
      #expect(recorder.values == ["2x"])
      b.send("y")
      #expect(recorder.values == ["2x"])
      recorder.request(.max(1))
      b.send("z")
      #expect(recorder.values == ["2x", "2z"])
    }

    @Test func combineLatest_withoutDemand_isUpToDateOnceItIsWanted() {
      let recorder = a.combineLatest(b) { "\($0)\($1)" }.record(asking: .max(2))
      a.send(1)
      b.send("x")
      b.send("y")
      #expect(recorder.values == ["1x", "1y"])
      a.send(2)
      #expect(recorder.values == ["1x", "1y"])
      recorder.request(.max(1))
      #expect(recorder.values == ["1x", "1y", "2y"])
    }

    @Test func combineLatest_threeAndFour() {
      let three = Just(1).combineLatest(Just("a"), Just(true)).record()
      #expect(three.values.map { "\($0)" } == [#"(1, "a", true)"#])
      #expect(three.ends.count == 1)
      let sums = Just(1).combineLatest(Just(2), Just(3)) { (a: Int, b: Int, c: Int) in a + b + c }
      #expect(sums.list == [6])
      #expect(
        Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.list == [
          [1, 2, 3, 4]
        ])
      #expect(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).list.count == 1)
      let explicit: Publishers.CombineLatest<Just<Int>, Just<Int>> = Just(1).combineLatest(Just(2))
      #expect(explicit.map(+).list == [3])
    }

    @Test func zip_pairs_andEndsWhereNoPairCanFollow() {
      let recorder = a.zip(b) { "\($0)\($1)" }.record()
      a.send(1)
      a.send(2)
      #expect(recorder.values.isEmpty)
      b.send("x")
      #expect(recorder.values == ["1x"])
      a.send(completion: .finished)
      #expect(recorder.ends.isEmpty)
      b.send("y")
      #expect(recorder.values == ["1x", "2y"])
      #expect(recorder.ends == [.finished])
      #expect([1, 2].publisher.zip(["a", "b", "c"].publisher, [3, 4].publisher).list.count == 2)
      #expect(Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.list == [[1, 2, 3, 4]])
      #expect([1, 2, 3].publisher.zip([4, 5, 6].publisher, +).list == [5, 7, 9])
      let (c, d) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
      let failed = c.zip(d).record()
      d.send(completion: .failure(Broken()))
      #expect(failed.ends == [.failure(Broken())])
    }

    @Test func zip_withDemand_asksEachForOne() {
      var demands: [Subscribers.Demand] = []
      let source = [1, 2, 3].publisher.handleEvents(receiveRequest: { demands.append($0) })
      let recorder = source.zip([4, 5, 6].publisher, +).record(asking: .max(1))
      #expect(recorder.values == [5])
      #expect(demands == [.max(1)])
      recorder.request(.max(1))
      #expect(recorder.values == [5, 7])
      #expect(recorder.ends.isEmpty)
    }

    @Test func merge() {
      let c = PassthroughSubject<Int, Broken>()
      let recorder = a.merge(with: c).record()
      a.send(1)
      c.send(2)
      a.send(completion: .finished)
      #expect(recorder.ends.isEmpty)
      c.send(3)
      c.send(completion: .finished)
      #expect(recorder.values == [1, 2, 3])
      #expect(recorder.ends == [.finished])
      let j = (0..<8).map { Just($0).eraseToAnyPublisher() }
      let k = Just(9)
      #expect(k.merge(with: j[0], j[1]).list == [9, 0, 1])
      #expect(k.merge(with: j[0], j[1], j[2]).list == [9, 0, 1, 2])
      #expect(k.merge(with: j[0], j[1], j[2], j[3]).list == [9, 0, 1, 2, 3])
      #expect(k.merge(with: j[0], j[1], j[2], j[3], j[4]).list == [9, 0, 1, 2, 3, 4])
      #expect(k.merge(with: j[0], j[1], j[2], j[3], j[4], j[5]).list == [9, 0, 1, 2, 3, 4, 5])
      #expect(
        k.merge(with: j[0], j[1], j[2], j[3], j[4], j[5], j[6]).list == [9, 0, 1, 2, 3, 4, 5, 6])
      #expect(Publishers.MergeMany(j).list == Array(0..<8))
      #expect(Publishers.MergeMany(j[1], j[2]).merge(with: j[0]).list == [1, 2, 0])
      #expect(Publishers.MergeMany([Just<Int>]()).record().ends.count == 1)
      let d = PassthroughSubject<Int, Broken>()
      let broken = d.merge(with: Empty(completeImmediately: false)).record()
      d.send(completion: .failure(Broken()))
      #expect(broken.ends == [.failure(Broken())])
    }

    @Test func merge_withDemand_keepsOneOfEach() {
      let recorder = [1, 2].publisher.merge(with: [3, 4].publisher).record(asking: .max(1))
      #expect(recorder.values == [1])
      recorder.request(.max(2))
      #expect(recorder.values.count == 3)
      #expect(recorder.ends.isEmpty)
      recorder.request(.max(5))
      #expect(recorder.values.sorted() == [1, 2, 3, 4])
      #expect(recorder.ends.count == 1)
    }

    @Test func flatMap_givesAll_andHasALimit() {
      let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
      var started: [Int] = []
      let recorder = [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { index in
        started.append(index)
        return inner[index]
      }.record()
      #expect(started == [0, 1])
      inner[1].send(10)
      inner[0].send(20)
      inner[2].send(30)
      #expect(recorder.values == [10, 20])
      inner[1].send(completion: .finished)
      #expect(started == [0, 1, 2])
      inner[2].send(31)
      inner[2].send(completion: .finished)
      #expect(recorder.ends.isEmpty)
      inner[0].send(completion: .finished)
      #expect(recorder.values == [10, 20, 31])
      #expect(recorder.ends.count == 1)
      #expect(
        [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }.list == [
          1, 10, 2, 20, 3, 30,
        ])
    }

    @Test func flatMap_mixesFailures() {
      let both: Publishers.FlatMap<Just<Int>, PassthroughSubject<Int, Never>> = PassthroughSubject<
        Int, Never
      >()
      .flatMap { Just($0) }
      _ = both
      let inner = a.flatMap { Just($0 + 1) }.record()
      a.send(1)
      #expect(inner.values == [2])
      let outer = Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }.record()
      #expect(outer.ends == [.failure(Broken())])
      var cancelled = 0
      let many = [1, 2].publisher.setFailureType(to: Broken.self).flatMap {
        number -> AnyPublisher<Int, Broken> in
        if number == 2 { return Fail(error: Broken()).eraseToAnyPublisher() }
        return Empty(completeImmediately: false).handleEvents(receiveCancel: { cancelled += 1 })
          .eraseToAnyPublisher()
      }.record()
      #expect(many.ends == [.failure(Broken())])
      #expect(cancelled == 1)
    }

    @Test func switchToLatest_cancelsTheFormer() {
      let subject = PassthroughSubject<Int, Never>()
      let inner = (0..<2).map { _ in PassthroughSubject<String, Never>() }
      var cancelled: [Int] = []
      let recorder = subject.map { index in
        inner[index].handleEvents(receiveCancel: { cancelled.append(index) })
      }.switchToLatest().record()
      subject.send(0)
      inner[0].send("a")
      subject.send(1)
      #expect(cancelled == [0])
      inner[0].send("b")
      inner[1].send("c")
      #expect(recorder.values == ["a", "c"])
      subject.send(completion: .finished)
      #expect(recorder.ends.isEmpty)
      inner[1].send("d")
      inner[1].send(completion: .finished)
      #expect(recorder.values == ["a", "c", "d"])
      #expect(recorder.ends.count == 1)
      #expect(cancelled == [0])
    }

    @Test func switchToLatest_mixesFailures_andKeepsDemand() {
      #expect(
        Just(1).map { _ in Fail<Int, Broken>(error: Broken()) }.switchToLatest().record().ends == [
          .failure(Broken())
        ])
      let recorder = a.map { Just($0) }.switchToLatest().record(asking: .max(2))
      for number in 1...3 { a.send(number) }
      #expect(recorder.values == [1, 2])
      recorder.request(.max(1))
      #expect(recorder.values == [1, 2, 3])
      let outer = PassthroughSubject<AnyPublisher<Int, Broken>, Broken>()
      let failed = outer.switchToLatest().record()
      outer.send(completion: .failure(Broken()))
      #expect(failed.ends == [.failure(Broken())])
    }

    @Test func share_subscribesOnce_andAnew() {
      var subscriptions = 0
      var cancelled = 0
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.handleEvents(
        receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancelled += 1 }
      ).share()
      let first = shared.record()
      let second = shared.record()
      #expect(subscriptions == 1)
      subject.send(1)
      first.cancel()
      subject.send(2)
      #expect(cancelled == 0)
      second.cancel()
      #expect(cancelled == 1)
      #expect(first.values == [1])
      #expect(second.values == [1, 2])
      let third = shared.record()
      #expect(subscriptions == 2)
      subject.send(3)
      #expect(third.values == [3])
      subject.send(completion: .finished)
      #expect(third.ends.count == 1)
      let fourth = shared.record()
      #expect(fourth.ends.count == 1)
      #expect(subscriptions == 2)
    }

    @Test func autoconnect_whoseOnlySubscriberLeavesAtOnce_isNotKeptConnected() {
      final class Well: ConnectablePublisher, Cancellable {
        typealias Output = Int
        typealias Failure = Never
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
          subject.receive(subscriber: subscriber)
        }
        func connect() -> any Cancellable {
          subject.send(1)
          return self
        }
        func cancel() { isCancelled = true }
      }
      let well = Well()
      #expect(well.autoconnect().first().list == [1])
      #expect(well.isCancelled)
    }

    @Test func combineLatest_cancelledBeforeItBegins_subscribesToNothing() {
      var subscriptions = 0
      let source = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      source.combineLatest(source).subscribe(AnySubscriber(receiveSubscription: { $0.cancel() }))
      #expect(subscriptions == 0)
    }

    @Test func share_keepsItself_andIsFreed() {
      weak var token: Token?
      let subject = PassthroughSubject<Int, Never>()
      var kept: AnyCancellable?
      var seen: [Int] = []
      do {
        let made = Token()
        token = made
        kept = subject.map { value in
          _ = made
          return value
        }.share().sink { seen.append($0) }
      }
      subject.send(1)
      #expect(seen == [1])
      #expect(token != nil)
      kept?.cancel()
      #expect(token == nil)
    }

    @Test func multicast_waitsForConnect() {
      let subject = CurrentValueSubject<Int, Never>(1)
      let multicast = subject.multicast(subject: PassthroughSubject())
      let recorder = multicast.record()
      #expect(recorder.values.isEmpty)
      let connection = multicast.connect()
      subject.send(2)
      #expect(recorder.values == [1, 2])
      connection.cancel()
      subject.send(3)
      #expect(recorder.values == [1, 2])
      var made = 0
      let lazily = subject.multicast { () -> PassthroughSubject<Int, Never> in
        made += 1
        return PassthroughSubject()
      }
      #expect(made == 0)
      _ = (lazily.record(), lazily.record())
      #expect(made == 1)
      let connectable = Just(5).makeConnectable()
      let later = connectable.record()
      #expect(later.values.isEmpty)
      let other = connectable.connect()
      #expect(later.values == [5])
      other.cancel()
      #expect(Just(5).makeConnectable().autoconnect().list == [5])
    }

    @Test func junctions_areFreed_whereTheyEnd() {
      weak var token: Token?
      let subject = PassthroughSubject<Int, Never>()
      let other = PassthroughSubject<Int, Never>()
      let ways: [(AnyPublisher<Int, Never>, Token) -> AnyPublisher<Int, Never>] = [
        { p, t in
          p.merge(with: other).map { value in withExtendedLifetime(t) { value } }
            .eraseToAnyPublisher()
        },
        { p, t in
          p.combineLatest(other) { a, b in withExtendedLifetime(t) { a + b } }.eraseToAnyPublisher()
        },
        { p, t in p.zip(other) { a, b in withExtendedLifetime(t) { a + b } }.eraseToAnyPublisher()
        },
        { p, t in
          p.flatMap { value in withExtendedLifetime(t) { Just(value) } }.eraseToAnyPublisher()
        },
        { p, t in
          p.map { value in withExtendedLifetime(t) { other } }.switchToLatest()
            .eraseToAnyPublisher()
        },
        { p, t in
          p.append(other).map { value in withExtendedLifetime(t) { value } }.eraseToAnyPublisher()
        },
      ]
      for way in ways {
        let subject = PassthroughSubject<Int, Never>()
        var recorder: Recorder<Int, Never>?
        do {
          let made = Token()
          token = made
          recorder = way(subject.eraseToAnyPublisher(), made).prefix(1).record()
        }
        subject.send(1)
        other.send(1)
        subject.send(completion: .finished)
        other.send(2)
        #expect(recorder?.values.count == 1)
        recorder?.subscriptions = []
        #expect(token == nil)
      }
      _ = subject
    }
  }
#endif
