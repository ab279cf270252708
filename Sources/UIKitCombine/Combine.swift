// Where Apple's module is, it is the one that sources mean.
#if canImport(Darwin)
  @_exported import Combine
#endif
