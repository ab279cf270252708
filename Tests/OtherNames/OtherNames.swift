// The names that apps and other modules are likely to have themselves.

/// A type of another module.
public struct View {
  /// A value.
  public init() {}
}

/// A type of another module.
public struct Color {
  /// A value.
  public init() {}
}

/// A type of another module.
public struct Button {
  /// A value.
  public init() {}
}

/// A type of another module.
public struct Image {
  /// A value.
  public init() {}
}

/// A type of another module.
public struct Layout {
  /// A value.
  public init() {}
}

/// A type of another module.
public struct LayoutConstraint {
  /// A value.
  public init() {}
}
