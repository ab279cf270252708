internal import LayoutSnapshotSupport

/// What the running code was put off or given to a queue by, so that the order of what it puts off itself does not depend on threads.
struct TurnOrigin: Sendable {
  /// The places of the background code that has led to it, each in what the one before did; empty for code of the main thread.
  ///
  /// Sorted by them, what code in the background leads to is in the order in which the code would have run on one thread.
  var path: [Int] = []
  /// How many milliseconds on a phone it runs after the code of the test.
  var age = 0
  /// The background code that runs, and whose it is.
  var block: BackgroundWork.Block?

  private var counter = Counter.ofTests

  init(path: [Int] = [], age: Int = 0, block: BackgroundWork.Block? = nil) {
    (self.path, self.age, self.block) = (path, age, block)
    if !path.isEmpty { counter = Counter() }
  }

  @TaskLocal static var current = TurnOrigin()

  /// The place of what is put off, or given to a queue, next.
  func nextPath() -> [Int] { path + [counter.next()] }

  /// Runs code that comes from here.
  func run(_ body: () -> Void) { TurnOrigin.$current.withValue(self, operation: body) }

  private final class Counter: Sendable {
    /// All tests count together: the order of what is one test's is that in which it was counted.
    static let ofTests = Counter()

    private let count = Locked(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}
