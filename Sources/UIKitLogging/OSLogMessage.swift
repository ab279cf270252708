#if !canImport(Darwin)
  /// A message for a log, written as a string literal with values in it.
  ///
  /// ```swift
  /// logger.debug("\(name, align: .left(columns: 10)) is \(depth, format: .fixed(precision: 1)) m deep")
  /// ```
  public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// The values of the message, none of which is computed.
    public let interpolation: OSLogInterpolation

    /// Makes a message of a literal that has values.
    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    /// Makes a message of a literal that has none.
    public init(stringLiteral value: String) {
      interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    }
  }

  /// Takes the values of a message and computes none, as Apple's does for a log that is switched off.
  ///
  /// ```swift
  /// logger.debug("\(everyLake().count) lakes")  // Does not call everyLake().
  /// ```
  public struct OSLogInterpolation: StringInterpolationProtocol {
    /// Makes what takes a message's values.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Takes a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}

    /// Takes a string.
    public mutating func appendInterpolation(
      _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}

    /// Takes an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}

    /// Takes an integer that stands for an amount or a date.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto,
      attributes: String = ""
    ) {}

    /// Takes an integer of 32 bits that stands for something else.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto,
      attributes: String = ""
    ) {}

    /// Takes a number with a fraction.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}

    /// Takes a truth value.
    public mutating func appendInterpolation(
      _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto,
      attributes: String = ""
    ) {}

    /// Takes any other value: an object, an error, a type or what describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
      attributes: String = ""
    ) {}
  }
#endif
