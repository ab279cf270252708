#if !canImport(Darwin)
  extension OSLogInterpolation {
    /// Takes a pointer, which is not followed.
    @safe
    public mutating func appendInterpolation(
      _ pointer: @autoclosure () -> UnsafeRawPointer, format: OSLogPointerFormat = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}

    /// Takes a pointer to bytes, which are not read.
    @safe
    public mutating func appendInterpolation(
      _ pointer: @autoclosure () -> UnsafeRawBufferPointer, format: OSLogPointerFormat = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
  }
#endif
