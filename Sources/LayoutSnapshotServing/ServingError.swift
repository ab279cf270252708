/// Why nothing can be served on this machine.
package enum ServingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The port cannot be had; 0 stands for any. The reason is the system's.
  case port(Int, reason: String)

  package var description: String {
    switch self {
    case .port(0, let reason): "No port can be had on this machine: \(reason)."
    case .port(let port, let reason):
      "Port \(port) cannot be had: \(reason). Choose another, or 0 for any that is free."
    }
  }

  /// What the system said.
  package var reason: String {
    switch self {
    case .port(_, let reason): reason
    }
  }
}
