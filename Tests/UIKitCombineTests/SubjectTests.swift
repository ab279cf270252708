#if !canImport(Darwin)
  import Testing
  import UIKitCombine

  @Suite struct SubjectTests {
    @Test func passthrough_withoutDemand_drops() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record(asking: .none)
      subject.send(1)
      recorder.request(.max(1))
      subject.send(2)
      subject.send(3)
      #expect(recorder.values == [2])
      recorder.more = .max(1)
      recorder.request(.max(1))
      subject.send(4)
      subject.send(5)
      #expect(recorder.values == [2, 4, 5])
    }

    @Test func passthrough_endsOnce_andGivesNothingAfterwards() {
      let subject = PassthroughSubject<Int, Broken>()
      let recorder = subject.record(asking: .none)
      subject.send(completion: .failure(Broken()))
      subject.send(completion: .finished)
      recorder.request(.unlimited)
      subject.send(1)
      #expect(recorder.ends == [.failure(Broken())])
      #expect(recorder.values.isEmpty)
      let late = subject.record()
      #expect(late.subscriptions.count == 1)
      #expect(late.ends == [.failure(Broken())])
    }

    @Test func passthrough_cancelled_givesNothing() {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.record()
      subject.send(1)
      recorder.cancel()
      subject.send(2)
      subject.send(completion: .finished)
      #expect(recorder.values == [1])
      #expect(recorder.ends.isEmpty)
    }

    @Test func subscribers_areServedInTheOrderInWhichTheyCame() {
      let subject = PassthroughSubject<Int, Never>()
      var order: [String] = []
      var kept: [AnyCancellable] = []
      for number in 0..<40 { subject.sink { order.append("\(number):\($0)") }.store(in: &kept) }
      kept.remove(at: 7)
      subject.send(1)
      #expect(order == (0..<40).filter { $0 != 7 }.map { "\($0):1" })
    }

    @Test func currentValue_beginsWithIt() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let first = subject.record()
      subject.send(1)
      subject.value = 2
      let second = subject.record()
      subject.send(3)
      #expect(first.values == [0, 1, 2, 3])
      #expect(second.values == [2, 3])
      #expect(subject.value == 3)
      subject.send(completion: .finished)
      subject.send(4)
      #expect(subject.value == 3)
      #expect(first.values.count == 4)
    }

    @Test func currentValue_withoutDemand_keepsTheLast() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let recorder = subject.record(asking: .none)
      subject.send(1)
      subject.send(2)
      #expect(recorder.values.isEmpty)
      recorder.request(.max(1))
      #expect(recorder.values == [2])
      recorder.request(.max(1))
      #expect(recorder.values == [2])
      subject.send(3)
      subject.send(4)
      #expect(recorder.values == [2, 3])
      recorder.request(.max(1))
      #expect(recorder.values == [2, 3, 4])
    }

    @Test func currentValue_keptByItsSubscriberAlone() {
      weak var token: Token?
      var recorder: Recorder<Token, Never>?
      do {
        let made = Token()
        token = made
        recorder = CurrentValueSubject<Token, Never>(made).record(asking: .none)
      }
      recorder?.request(.max(1))
      #expect(recorder?.values.count == 1)
      recorder?.values = []
      #expect(token != nil)
      recorder?.cancel()
      // A subscription that is over keeps nothing, even where it is kept itself.
      #expect(recorder?.subscriptions.count == 1)
      #expect(token == nil)
    }

    @Test func currentValue_isSetBeforeItIsTold() {
      let subject = CurrentValueSubject<Int, Never>(0)
      var seen: [Int] = []
      let subscription = subject.dropFirst().sink { _ in seen.append(subject.value) }
      subject.send(1)
      #expect(seen == [1])
      subscription.cancel()
    }

    @Test func send_inASink_happensWithinIt() {
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      let subscription = subject.sink {
        if $0 < 3 { subject.send($0 + 1) }
        seen.append($0)
      }
      subject.send(1)
      #expect(seen == [3, 2, 1])
      subscription.cancel()
    }

    @Test func cancel_inASink_endsAtOnce() {
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      var others: [Int] = []
      var first: AnyCancellable?
      var second: AnyCancellable?
      first = subject.sink {
        seen.append($0)
        first?.cancel()
        second?.cancel()
      }
      second = subject.sink { others.append($0) }
      subject.send(1)
      subject.send(2)
      #expect(seen == [1])
      #expect(others.isEmpty)
      withExtendedLifetime((first, second)) {}
    }

    @Test func subscribe_inASink_doesNotGetThatValue() {
      let subject = PassthroughSubject<Int, Never>()
      var inner: [Int] = []
      var kept: [AnyCancellable] = []
      subject.sink { _ in subject.sink { inner.append($0) }.store(in: &kept) }.store(in: &kept)
      subject.send(1)
      #expect(inner.isEmpty)
      subject.send(2)
      #expect(inner == [2])
    }

    @Test func subject_asASubscriber_sendsOn_andIsNotAskedBeforeItIs() {
      let source = CurrentValueSubject<Int, Never>(1)
      let subject = PassthroughSubject<Int, Never>()
      let connection = source.subscribe(subject)
      let recorder = subject.record()
      #expect(recorder.values == [1])
      source.send(2)
      connection.cancel()
      source.send(3)
      #expect(recorder.values == [1, 2])

      let other = CurrentValueSubject<Int, Never>(0)
      let kept = [7, 8].publisher.subscribe(other)
      #expect(other.value == 8)
      #expect(other.record().ends.count == 1)
      kept.cancel()
    }

    @Test func sink_isFreed_withWhatItKeeps() {
      let subject = PassthroughSubject<Int, Never>()
      weak var token: Token?
      var subscription: AnyCancellable?
      do {
        let kept = Token()
        token = kept
        subscription = subject.map { ($0, kept) }.filter { _ in true }.sink { _ in _ = kept }
      }
      #expect(token != nil)
      subscription?.cancel()
      #expect(token == nil)
      do {
        let kept = Token()
        token = kept
        subscription = subject.map { ($0, kept) }.sink { _ in _ = kept }
      }
      #expect(token != nil)
      subject.send(completion: .finished)
      #expect(token == nil)
      subscription = nil
    }

    @Test func subject_thatGoes_cancelsWhatItGetsValuesFrom() {
      final class Source: Subscription {
        var isCancelled = false
        func request(_ demand: Subscribers.Demand) {}
        func cancel() { isCancelled = true }
      }
      let source = Source()
      var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
      subject?.send(subscription: source)
      #expect(!source.isCancelled)
      subject = nil
      #expect(source.isCancelled)
    }

    @Test func subscriptions_thatAreCancelled_areForgotten() {
      let subject = PassthroughSubject<Int, Never>()
      weak var subscription: AnyObject?
      do {
        let recorder = subject.record()
        subscription = recorder.subscriptions.first as AnyObject
        #expect(subscription != nil)
        recorder.cancel()
      }
      #expect(subscription == nil)
    }

    @Test func anyCancellable_cancelsOnce_andWhenItGoes() {
      var count = 0
      var one: AnyCancellable? = AnyCancellable { count += 1 }
      one?.cancel()
      one?.cancel()
      one = nil
      #expect(count == 1)
      var kept: Set<AnyCancellable> = []
      AnyCancellable { count += 1 }.store(in: &kept)
      Subscriptions.empty.store(in: &kept)
      #expect(kept.count == 2)
      kept = []
      #expect(count == 2)
    }

    @Test func future_runsAtOnce_andKeepsItsValue() {
      var runs = 0
      var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> {
        runs += 1
        promise = $0
      }
      #expect(runs == 1)
      let early = future.record()
      let idle = future.record(asking: .none)
      promise?(.success(1))
      promise?(.success(2))
      let late = future.record()
      #expect(early.values == [1])
      #expect(early.ends.count == 1)
      #expect(late.values == [1])
      #expect(idle.values.isEmpty && idle.ends.isEmpty)
      idle.request(.max(1))
      #expect(idle.values == [1] && idle.ends.count == 1)
      #expect(runs == 1)
      let failed = Future<Int, Broken> { $0(.failure(Broken())) }.record(asking: .none)
      #expect(failed.ends == [.failure(Broken())])
    }

    @Test func deferred_waits_andIsMadeForEach() {
      var made = 0
      let deferred = Deferred { () -> Just<Int> in
        made += 1
        return Just(made)
      }
      #expect(made == 0)
      #expect(deferred.list == [1])
      #expect(deferred.list == [2])
    }

    @Test func just_empty_fail_record() {
      #expect(Just(1).list == [1])
      let just = Just(1).record(asking: .none)
      #expect(just.values.isEmpty && just.ends.isEmpty)
      #expect(Empty<Int, Never>().record().ends.count == 1)
      #expect(Empty<Int, Never>(completeImmediately: false).record().ends.isEmpty)
      #expect(Fail<Int, Broken>(error: Broken()).record().ends == [.failure(Broken())])
      let record = Record<Int, Broken> {
        $0.receive(1)
        $0.receive(2)
        $0.receive(completion: .failure(Broken()))
      }.record()
      #expect(record.values == [1, 2])
      #expect(record.ends == [.failure(Broken())])
      #expect(Optional(1).publisher.list == [1])
      #expect(Int?.none.publisher.record().ends.count == 1)
      #expect(Result<Int, Broken>.failure(Broken()).publisher.record().ends == [.failure(Broken())])
    }

    @Test func sequence_givesWhatIsWanted_andEndsWithTheLast() {
      let recorder = [1, 2, 3].publisher.record(asking: .max(1))
      #expect(recorder.values == [1])
      recorder.request(.max(2))
      #expect(recorder.values == [1, 2, 3])
      #expect(recorder.ends.count == 1)
      let endless = sequence(first: 1) { $0 + 1 }.publisher.record(asking: .max(3))
      #expect(endless.values == [1, 2, 3])
      endless.cancel()
      endless.request(.max(1))
      #expect(endless.values == [1, 2, 3])
    }

    /// Nobody keeps the subject but who has subscribed.
    @Test func subscription_keepsItsSubject_untilItIsOver() {
      var send: (Int) -> Void = { _ in }
      weak var kept: PassthroughSubject<Int, Never>?
      func changes() -> AnyPublisher<Int, Never> {
        let subject = PassthroughSubject<Int, Never>()
        kept = subject
        send = { [weak subject] in subject?.send($0) }
        return subject.eraseToAnyPublisher()
      }
      var seen: [Int] = []
      let subscription = changes().sink { seen.append($0) }
      send(1)
      #expect(seen == [1])
      subscription.cancel()
      #expect(kept == nil)
      var ends = 0
      let other = changes().sink { _ in
        ends += 1
      } receiveValue: { _ in
      }
      kept?.send(completion: .finished)
      #expect(ends == 1 && kept == nil)
      other.cancel()
    }

    @Test func value_ofASubjectThatHasEnded_isStored_andSentToNobody() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let recorder = subject.record()
      subject.send(completion: .finished)
      subject.send(1)
      #expect(subject.value == 0)
      subject.value = 42
      #expect(subject.value == 42)
      #expect(recorder.values == [0])
    }
  }
#endif
