#if !canImport(Darwin)
  internal import Foundation
  internal import Synchronization

  /// The word of memory that both locks consist of: the thread that holds the lock, or zero.
  ///
  /// Apple's lock is such a word, too. It knows its owner, so that to take a lock twice or to free another
  /// thread's ends the program there as here. A mutex of the platform would wait without polling, but it must
  /// not move in memory, as an app's `os_unfair_lock` does where it is stored into a property.
  extension Atomic<UInt> {
    private static var thisThread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

    /// How often a thread that waits only lets others run before it sleeps between its looks.
    private static var patience: Int { 100 }

    var isHeldByThisThread: Bool { load(ordering: .relaxed) == Self.thisThread }

    func acquire() {
      precondition(!isHeldByThisThread, "A thread takes an unfair lock that it holds already.")
      var looks = 0
      while !acquireIfFree() {
        looks += 1
        if looks < Self.patience { sched_yield() } else { Thread.sleep(forTimeInterval: 0.0001) }
      }
    }

    func acquireIfFree() -> Bool {
      compareExchange(expected: 0, desired: Self.thisThread, ordering: .acquiring).exchanged
    }

    func release() {
      precondition(isHeldByThisThread, "A thread frees an unfair lock that it does not hold.")
      store(0, ordering: .releasing)
    }
  }
#endif
