// One import is enough for a view's source file, as with UIKit.
@_exported import Foundation

// Where it is a module of its own, UIKit's Foundation has it too: `URLSession`, `URLRequest`, `HTTPURLResponse`.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
