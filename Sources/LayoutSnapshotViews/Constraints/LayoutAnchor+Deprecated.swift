import Foundation

/// The method names of Swift 2, which many articles on Auto Layout use.
extension LayoutAnchor {
  /// The old spelling of `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: constant)
  }

  /// The old spelling of `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: constant)
  }

  /// The old spelling of `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: constant)
  }
}

extension LayoutDimension {
  /// The old spelling of `constraint(equalToConstant:)`.
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ constant: CGFloat) -> LayoutConstraint {
    constraint(equalToConstant: constant)
  }

  /// The old spelling of `constraint(greaterThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ constant: CGFloat) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant)
  }

  /// The old spelling of `constraint(lessThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ constant: CGFloat) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant)
  }

  /// The old spelling of `constraint(equalTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier, constant: constant)
  }
}

extension LayoutConstraint {
  /// The old spelling of ``isActive``.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// The old spelling of ``activate(_:)``.
  @available(*, deprecated, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [LayoutConstraint]) { activate(constraints) }

  /// The old spelling of ``deactivate(_:)``.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [LayoutConstraint]) { deactivate(constraints) }
}
