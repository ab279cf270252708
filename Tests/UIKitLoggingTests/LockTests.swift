#if !canImport(Darwin)
  import Dispatch
  import Testing
  import UIKitLogging

  /// Locks of apps exclude threads from each other.
  @Suite struct LockTests {
    private final class Guarded: @unchecked Sendable {
      var lock = os_unfair_lock()
      var count = 0
    }

    @Test func value_changedByFourThreads_losesNoChange() {
      let count = OSAllocatedUnfairLock(initialState: 0)
      let copy = count
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for number in 0..<10_000 {
          let lock = number.isMultiple(of: 2) ? count : copy
          lock.withLock { $0 += 1 }
        }
      }
      #expect(count.withLock { $0 } == 40_000)
    }

    @Test func unfairLock_ofFourThreads_losesNoChange() {
      let guarded = Guarded()
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for _ in 0..<10_000 {
          os_unfair_lock_lock(&guarded.lock)
          guarded.count += 1
          os_unfair_lock_unlock(&guarded.lock)
        }
      }
      #expect(guarded.count == 40_000)
    }

    @Test func lockWithoutValue_ofFourThreads_losesNoChange() {
      let (lock, guarded) = (OSAllocatedUnfairLock(), Guarded())
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        for number in 0..<10_000 {
          if number.isMultiple(of: 2) {
            lock.lock()
            guarded.count += 1
            lock.unlock()
          } else {
            lock.withLock { guarded.count += 1 }
          }
        }
      }
      #expect(guarded.count == 40_000)
    }

    @Test func lockThatIsHeld_isNotAvailable() {
      let lock = OSAllocatedUnfairLock()
      lock.precondition(.notOwner)
      #expect(lock.withLockIfAvailable { 1 } == 1)
      lock.withLock {
        lock.precondition(.owner)
        #expect(!lock.lockIfAvailable() && lock.withLockIfAvailableUnchecked { 1 } == nil)
      }
      #expect(lock.lockIfAvailable())
      lock.unlock()
    }

    @Test func lockOfAnotherThread_isWaitedFor() {
      let (lock, isDone) = (OSAllocatedUnfairLock(initialState: 0), DispatchSemaphore(value: 0))
      lock.withLock { value in
        DispatchQueue.global().async {
          lock.withLock { $0 *= 2 }
          isDone.signal()
        }
        #expect(isDone.wait(timeout: .now() + 0.05) == .timedOut)
        value = 21
      }
      isDone.wait()
      #expect(lock.withLock { $0 } == 42)
    }

    @Test func error_inTheClosure_freesTheLock() {
      struct Refusal: Error {}
      let lock = OSAllocatedUnfairLock(uncheckedState: 1)
      #expect(throws: Refusal.self) { try lock.withLock { _ in throw Refusal() } }
      #expect(lock.withLockIfAvailable { $0 } == 1)
    }

    @Test func unfairLock_copiedWhileFree_isALockOfItsOwn() {
      var lock = os_unfair_lock_s()
      var copy = lock
      os_unfair_lock_assert_not_owner(&lock)
      os_unfair_lock_lock(&lock)
      os_unfair_lock_assert_owner(&lock)
      let (isTakenAgain, isCopyTaken) = (os_unfair_lock_trylock(&lock), os_unfair_lock_trylock(&copy))
      #expect(!isTakenAgain && isCopyTaken)
      os_unfair_lock_unlock(&lock)
      os_unfair_lock_unlock(&copy)
    }

    @Test func lockTakenTwice_endsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        lock.lock()
      }
    }

    @Test func lockFreedByAnotherThanItsOwner_endsTheProgram() async {
      await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().unlock() }
    }
  }
#endif
