@_exported public import Foundation
@_exported public import UIKitFrameworks

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
