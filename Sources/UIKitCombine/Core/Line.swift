#if !canImport(Darwin)
  internal import Foundation

  /// Lets events of several threads happen one after the other.
  ///
  /// No thread waits, and no lock is held while an event happens: a thread that comes while another one's event
  /// happens leaves its own to that one. What an event causes on its own thread happens within it, as calls do.
  final class Line {
    private let lock = NSLock()
    private var owner: ObjectIdentifier?
    private var waiting: [() -> Void] = []

    func perform(_ event: @escaping () -> Void) {
      let thread = ObjectIdentifier(Thread.current)
      lock.lock()
      if let owner, owner != thread {
        waiting.append(event)
        lock.unlock()
        return
      }
      let isOutermost = owner == nil
      owner = thread
      lock.unlock()
      event()
      if isOutermost { performWaiting() }
    }

    private func performWaiting() {
      while let next = next() { next() }
    }

    private func next() -> (() -> Void)? {
      lock.withLock {
        guard waiting.isEmpty else { return waiting.removeFirst() }
        owner = nil
        return nil
      }
    }
  }
#endif
