#if !canImport(Darwin)
  import Foundation
  import Synchronization
  import Testing
  import UIKitCombine

  extension PassthroughSubject: @unchecked Sendable {}
  extension CurrentValueSubject: @unchecked Sendable {}

  @Suite struct ConcurrencyTests {
    /// Does something on many threads at once.
    private func together(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
      DispatchQueue.concurrentPerform(iterations: threads, execute: body)
    }

    @Test func send_byManyThreads_losesNothing_andIsOneAfterTheOther() {
      let subject = PassthroughSubject<Int, Never>()
      var sum = 0
      var inside = 0
      var overlaps = 0
      let subscription = subject.scan(0) { total, value in total + value }.sink { _ in
        inside += 1
        if inside != 1 { overlaps += 1 }
        sum += 1
        inside -= 1
      }
      together(8) { _ in for _ in 0..<2_000 { subject.send(1) } }
      #expect(sum == 16_000)
      #expect(overlaps == 0)
      subscription.cancel()
    }

    @Test func merge_combineLatest_flatMap_ofManyThreads() {
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
      var merged = 0
      var flat = 0
      var pairs = 0
      var zipped = 0
      var kept: [AnyCancellable] = []
      Publishers.MergeMany(subjects).sink { merged += $0 }.store(in: &kept)
      subjects.publisher.flatMap { $0 }.sink { flat += $0 }.store(in: &kept)
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink { _ in pairs += 1 }
        .store(
          in: &kept)
      subjects[0].zip(subjects[1], subjects[2], subjects[3]).sink { _ in zipped += 1 }.store(
        in: &kept)
      together(4) { index in for _ in 0..<1_000 { subjects[index].send(1) } }
      #expect(merged == 4_000)
      #expect(flat == 4_000)
      #expect(zipped == 1_000)
      #expect(pairs > 0 && pairs <= 3_997)
    }

    @Test func subscribeAndCancel_whileValuesCome() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let received = Atomic<Int>(0)
      together(6) { index in
        for number in 0..<300 {
          if index < 3 {
            subject.send(number)
          } else {
            let subscription = subject.sink { _ in received.add(1, ordering: .relaxed) }
            subscription.cancel()
          }
        }
      }
      #expect(received.load(ordering: .relaxed) >= 900)
      #expect(subject.record().values.count == 1)
    }

    @Test func complete_byManyThreads_endsOnce() {
      for _ in 0..<200 {
        let subject = PassthroughSubject<Int, Never>()
        let ends = Atomic<Int>(0)
        let subscription = subject.sink(
          receiveCompletion: { _ in ends.add(1, ordering: .relaxed) }, receiveValue: { _ in })
        together(4) { _ in subject.send(completion: .finished) }
        #expect(ends.load(ordering: .relaxed) == 1)
        subscription.cancel()
      }
    }

    @Test func published_byManyThreads() {
      final class Model: ObservableObject, @unchecked Sendable { @Published var text = "" }
      let model = Model()
      let changes = Atomic<Int>(0)
      let subscription = model.objectWillChange.sink { changes.add(1, ordering: .relaxed) }
      together(4) { index in
        for number in 0..<500 {
          model.text = "\(index) \(number) long enough to live outside of the value itself"
          _ = model.text.count
          _ = model.objectWillChange
        }
      }
      #expect(changes.load(ordering: .relaxed) == 2_000)
      subscription.cancel()
    }

    @Test func noLockIsHeld_whileASinkRuns() {
      let subject = CurrentValueSubject<Int, Never>(0)
      let done = DispatchSemaphore(value: 0)
      var answered = false
      let subscription = subject.dropFirst().sink { _ in
        Thread.detachNewThread {
          _ = subject.value
          subject.send(completion: .finished)
          _ = subject.sink { _ in }
          done.signal()
        }
        answered = done.wait(timeout: .now() + 20) == .success
      }
      subject.send(1)
      #expect(answered)
      subscription.cancel()
    }

    @Test func values_inAsyncCode() async throws {
      var list: [Int] = []
      for await value in [1, 2, 3].publisher.values { list.append(value) }
      #expect(list == [1, 2, 3])
      var thrown: (any Error)?
      do {
        for try await value in Record<Int, Broken>(output: [4], completion: .failure(Broken()))
          .values
        {
          list.append(value)
        }
      } catch { thrown = error }
      #expect(list.last == 4)
      #expect(thrown is Broken)
      #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
      #expect(try await Future<Int, Broken> { $0(.success(3)) }.value == 3)
      await #expect(throws: Broken.self) {
        _ = try await Future<Int, Broken> { $0(.failure(Broken())) }.value
      }
      let first = await CurrentValueSubject<Int, Never>(5).values.first { _ in true }
      #expect(first == 5)
    }

    @Test func values_ofACancelledTask_end() async {
      let subject = PassthroughSubject<Int, Never>()
      let task = Task {
        var count = 0
        for await _ in subject.values { count += 1 }
        return count
      }
      task.cancel()
      #expect(await task.value == 0)
    }

    @Test func values_thatNobodyWaitsFor_areUnsubscribed() async {
      let cancelled = Atomic<Int>(0)
      let source = CurrentValueSubject<Int, Never>(1).handleEvents(
        receiveCancel: { cancelled.add(1, ordering: .relaxed) })
      for await _ in source.values { break }
      #expect(cancelled.load(ordering: .relaxed) == 1)
    }
  }
#endif
