#if !canImport(Darwin)
  // How a message shows its values. Nothing is shown here, so that formats that differ only in how a value
  // looks are one and the same.

  /// Who may read a value of a message.
  ///
  /// ```swift
  /// logger.info("Signed in as \(name, privacy: .private(mask: .hash))")
  /// ```
  public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value that is not shown.
    ///
    /// ```swift
    /// logger.info("Signed in as \(name, privacy: .auto(mask: .hash))")
    /// ```
    public enum Mask: Hashable, Sendable {
      /// A hash of the value.
      case hash
      /// A remark that a value is missing.
      case none
    }

    /// Everyone reads the value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Only its developer reads the value.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Only its developer reads the value, even where private values are shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// The type of the value decides.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Only its developer reads the value; others see a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Only its developer reads the value, even where private values are shown; others see a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// The type of the value decides; who does not read it sees a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  }

  /// On which side of a column a value stands.
  ///
  /// ```swift
  /// logger.info("\(name, align: .left(columns: 20))")
  /// ```
  public struct OSLogStringAlignment: Sendable {
    /// The value has no column.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// The value stands on the left of a column.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
    /// The value stands on the right of a column.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  }

  /// How an integer is written.
  ///
  /// ```swift
  /// logger.info("Color \(rgb, format: .hex(includePrefix: true, minDigits: 6))")
  /// ```
  public struct OSLogIntegerFormatting: Sendable {
    /// To the base of ten.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// To the base of ten, with a sign if wanted.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting { decimal }
    /// To the base of ten, with zeros in front.
    public static func decimal(
      explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting { decimal }

    /// To the base of sixteen.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// To the base of sixteen, with a sign and a prefix if wanted.
    public static func hex(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting { hex }
    /// To the base of sixteen, with zeros in front.
    public static func hex(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
      minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting { hex }

    /// To the base of eight.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// To the base of eight, with a sign and a prefix if wanted.
    public static func octal(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting { octal }
    /// To the base of eight, with zeros in front.
    public static func octal(
      explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
      minDigits: @autoclosure () -> Int
    ) -> OSLogIntegerFormatting { octal }
  }

  /// How a number with a fraction is written.
  ///
  /// ```swift
  /// logger.info("\(depth, format: .fixed(precision: 1)) m")
  /// ```
  public struct OSLogFloatFormatting: Sendable {
    /// With a point and no exponent.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With a point and no exponent, with a sign if wanted.
    public static func fixed(
      explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { fixed }
    /// With so many digits behind a point and no exponent.
    public static func fixed(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { fixed }

    /// To the base of sixteen.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// To the base of sixteen, with a sign if wanted.
    public static func hex(
      explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { hex }

    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With an exponent, with a sign if wanted.
    public static func exponential(
      explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { exponential }
    /// With so many digits behind a point and an exponent.
    public static func exponential(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { exponential }

    /// With an exponent where the number is large or small.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With an exponent where the number is large or small, with a sign if wanted.
    public static func hybrid(
      explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { hybrid }
    /// With so many digits, and with an exponent where the number is large or small.
    public static func hybrid(
      precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { hybrid }
  }

  /// How a truth value is written.
  ///
  /// ```swift
  /// logger.info("Frozen: \(isFrozen, format: .answer)")
  /// ```
  public enum OSLogBoolFormat: Hashable, Sendable {
    /// As true or false.
    case truth
    /// As yes or no.
    case answer
  }

  /// What an integer stands for.
  ///
  /// ```swift
  /// logger.info("Received \(data.count, format: .byteCount)")
  /// ```
  public enum OSLogIntExtendedFormat: Hashable, Sendable {
    /// Bits a second, in powers of ten.
    case bitrate
    /// Bits a second, in powers of two.
    case bitrateIEC
    /// Bytes, in powers of ten.
    case byteCount
    /// Bytes, in powers of two.
    case byteCountIEC
    /// Seconds since the year 1970.
    case secondsSince1970
  }

  /// What an integer of 32 bits stands for.
  ///
  /// ```swift
  /// logger.error("Cannot open the file: \(errno, format: .darwinErrno)")
  /// ```
  public enum OSLogInt32ExtendedFormat: Hashable, Sendable {
    /// An address of the internet's fourth version.
    case ipv4Address
    /// Seconds since the year 1970.
    case secondsSince1970
    /// The number of an error of the system.
    case darwinErrno
    /// The mode of a file.
    case darwinMode
    /// The number of a signal.
    case darwinSignal
    /// Bits a second, in powers of ten.
    case bitrate
    /// Bits a second, in powers of two.
    case bitrateIEC
    /// Bytes, in powers of ten.
    case byteCount
    /// Bytes, in powers of two.
    case byteCountIEC
    /// True or false.
    case truth
    /// Yes or no.
    case answer
  }

  /// What a pointer points to.
  ///
  /// ```swift
  /// logger.info("Reached \(address, format: .sockaddr)")
  /// ```
  public enum OSLogPointerFormat: Hashable, Sendable {
    /// Bytes.
    case none
    /// An address of the internet's sixth version.
    case ipv6Address
    /// The address of a socket.
    case sockaddr
    /// A time with nanoseconds.
    case timespec
    /// A time with microseconds.
    case timeval
    /// An identifier of 16 bytes.
    case uuid
  }
#endif
