#if !canImport(Darwin)
  /// A number that four characters spell.
  public typealias FourCharCode = UInt32
  /// A number that four characters spell.
  public typealias OSType = FourCharCode
  /// What a function of C says about how it went: 0 if it went well.
  public typealias OSStatus = Int32
#endif

/// The number that four ASCII characters spell.
func fourCharacterCode(_ characters: String) -> FourCharCode {
  characters.utf8.reduce(0) { $0 << 8 | FourCharCode($1) }
}
