/// Who turns the run loop that has called what runs now.
package enum RunLoopCaller {
  /// Whether a test turns the loop itself, with `RunLoop.run(until:)` or by waiting for an expectation.
  ///
  /// XCTest turns the loop of the main thread, too, while an asynchronous test runs on another thread. What a test uses must not be
  /// touched then. False where the system does not tell which functions run.
  package static var isTheProgram: Bool {
    isTheProgram(
      CallStack(most: 64).addresses.map { address in
        Call(
          file: CallStack.image(of: address)?.path ?? "", isOffered: CallStack.isInOfferedFunction(address))
      })
  }

  /// A function that runs.
  struct Call {
    var file: String
    /// Whether its library offers it to others.
    var isOffered: Bool
  }

  /// The same for the functions that run, the innermost first.
  static func isTheProgram(_ calls: [Call]) -> Bool {
    guard let loop = calls.firstIndex(where: \.isOfTheSystem),
      let caller = calls[loop...].first(where: { !$0.isOfTheSystem })
    else { return false }
    // What tests call to wait is offered to them, and what waits for them is not.
    return !caller.isOfXCTest || caller.isOffered
  }
}

extension RunLoopCaller.Call {
  fileprivate var isOfXCTest: Bool { name.hasPrefix("libXCTest") }

  /// Whether it belongs to what a run loop consists of.
  fileprivate var isOfTheSystem: Bool {
    [
      "libFoundation", "lib_Foundation", "libCoreFoundation", "libdispatch", "libBlocksRuntime", "libswift",
      "libc.",
    ]
    .contains(where: name.hasPrefix)
  }

  private var name: Substring { file.split(separator: "/").last ?? "" }
}
