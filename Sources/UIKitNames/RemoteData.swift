public import Foundation

extension Data {
  /// Reads a file. What lies in a network cannot be read, as on a phone without one: a picture must not depend on it.
  ///
  /// ```swift
  /// let data = try? Data(contentsOf: url)  // nil for https://example.com/cities.json
  /// ```
  public init(contentsOf url: URL) throws {
    // The compiler prefers this to Foundation's, whose options have a default.
    guard url.isFileURL || url.scheme == nil || url.scheme == "data" else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
    self = try Data(contentsOf: url, options: [])
  }
}
