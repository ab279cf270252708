// Embedded Swift, in which drawing is checked on other processors, has no threads.
#if !hasFeature(Embedded)
  /// The names of fonts, pictures and colors that a test asked for and that nobody has registered.
  ///
  /// UIKit answers such a request with nil, and code goes on with another font or without a picture. Nothing of the
  /// request is left in the view then, so it is noted when it is made:
  ///
  /// ```swift
  /// AbsentNames.shared.note(.font, "Futura-Medium")
  /// AbsentNames.shared.names(of: .font, askedForBy: "AppTests/LoginTests/form()")  // ["Futura-Medium"]
  /// ```
  ///
  /// Notes are kept by test, because what one test asks for must not depend on which others ran before it.
  package final class AbsentNames: Sendable {
    /// What code asks for by name.
    package enum Thing: Sendable {
      case font, picture, color
      /// Something that a part of a storyboard or xib refers to; noted in whole sentences.
      case documentPart
      /// A look that no picture shows; noted in whole sentences.
      case look
      /// A method that a string names in vain; noted in whole sentences.
      case method
      /// What cannot be as on each device; noted in whole sentences.
      case device
      /// What is wrong with a layout that no code has asked for, which is an error; noted in whole sentences.
      case layout
      /// Code of an app that takes no part because it does not compile here, as the list of its sources names it.
      case leftOutCode
    }

    package static let shared = AbsentNames()

    private struct Notes {
      var currentTest: @Sendable () -> String? = { nil }
      var loneTest: @Sendable () -> String? = { nil }
      var names: [Request: Set<String>] = [:]
    }

    private struct Request: Hashable {
      let test: String
      let thing: Thing
    }

    private let notes = Locked(Notes())

    package init() {}

    /// Says how to find out which test runs. Outside of tests nothing is noted.
    ///
    /// - Parameter loneTest: the test beside which no other one runs, on whichever thread is asked.
    package func ask(
      forTest currentTest: @escaping @Sendable () -> String?,
      alone loneTest: @escaping @Sendable () -> String? = { nil }
    ) {
      notes.withLock { ($0.currentTest, $0.loneTest) = (currentTest, loneTest) }
    }

    /// The test for which the running code acts, where it has been put off and is called by somebody else.
    @TaskLocal package static var testActedFor: String?

    /// The test that runs, if any.
    package var runningTest: String? { notes.withLock { $0.currentTest }() ?? Self.testActedFor }

    /// The test that runs if no other one runs beside it, as with XCTest.
    package var loneTest: String? { notes.withLock { $0.loneTest }() }

    /// Notes that the test that runs asked for a name in vain.
    package func note(_ thing: Thing, _ name: String) {
      if let test = runningTest { note(thing, name, askedForBy: test) }
    }

    /// Notes that a test asked for a name in vain.
    package func note(_ thing: Thing, _ name: String, askedForBy test: String) {
      notes.withLock { _ = $0.names[Request(test: test, thing: thing), default: []].insert(name) }
    }

    /// What a test asked for in vain, in alphabetical order.
    package func names(of thing: Thing, askedForBy test: String) -> [String] {
      notes.withLock { $0.names[Request(test: test, thing: thing)] ?? [] }.sorted()
    }
  }
#endif
