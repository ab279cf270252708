import LayoutSnapshotSources
import Testing

/// Where the compiler could not choose, the main queue is called by other names.
@Suite struct MainQueueTests {
  @Test(arguments: [
    ("DispatchQueue.main.sync { show() }", "DispatchQueue.main._sync { show() }"),
    (
      "let a = try DispatchQueue.main.sync(execute: load)",
      "let a = try DispatchQueue.main._sync(execute: load)"
    ),
    ("DispatchQueue\n  .main\n  .sync { show() }", "DispatchQueue\n  .main\n  ._sync { show() }"),
    ("OperationQueue.main.addOperation { show() }", "OperationQueue.main._addOperation { show() }"),
    ("DispatchQueue.main.async { show() }", "DispatchQueue.main.async { show() }"),
    ("DispatchQueue.main.sync", "DispatchQueue.main._sync"),
    ("queue.sync { show() }; store.main.sync()", "queue.sync { show() }; store.main.sync()"),
    ("OperationQueue().addOperation(operation)", "OperationQueue().addOperation(operation)"),
    ("\"DispatchQueue.main.sync\"", "\"DispatchQueue.main.sync\""),
    ("// DispatchQueue.main.sync", "// DispatchQueue.main.sync"),
  ])
  func calls(source: String, copy: String) throws {
    let result = try Preparation.prepare(Array("import UIKit\n\(source)\n".utf8), path: "A.swift")
    #expect(String(decoding: result, as: UTF8.self).hasSuffix("import UIKit\n\(copy)\n"))
  }
}
