import Testing
import UIKitNames

@Suite struct RemoteDataTests {
  @Test func files_areRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Ada".utf8).write(to: file)
    #expect(try Data(contentsOf: file) == Data("Ada".utf8))
    #expect(try Data(contentsOf: file, options: .mappedIfSafe) == Data("Ada".utf8))
    #expect(throws: CocoaError.self) { try Data(contentsOf: file.appendingPathExtension("gone")) }
  }

  /// A port of this machine would refuse at once, too, but with another error.
  @Test func networks_areNotAsked() throws {
    for text in ["http://127.0.0.1:9/a", "https://example.invalid/a.json", "ftp://example.invalid/a"] {
      let url = try #require(URL(string: text))
      let error = #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
      #expect(error?.userInfo[NSURLErrorKey] as? URL == url)
    }
  }
}
