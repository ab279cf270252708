public import Foundation
public import LayoutSnapshotViews

// Core Graphics' functions for its structures, which Swift spells as initializers and properties.

#if !canImport(CoreGraphics)
  /// The older form of `CGRect(x:y:width:height:)`.
  @available(*, deprecated, renamed: "CGRect(x:y:width:height:)")
  public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
  /// The older form of `CGPoint(x:y:)`.
  @available(*, deprecated, renamed: "CGPoint(x:y:)")
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
  }
  /// The older form of `CGSize(width:height:)`.
  @available(*, deprecated, renamed: "CGSize(width:height:)")
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }
  /// The older form of `CGRect.width`.
  @available(*, deprecated, message: "Use CGRect.width")
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
    rect.width
  }
  /// The older form of `CGRect.height`.
  @available(*, deprecated, message: "Use CGRect.height")
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
    rect.height
  }
  /// The older form of `CGRect.minX`.
  @available(*, deprecated, message: "Use CGRect.minX")
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
    rect.minX
  }
  /// The older form of `CGRect.midX`.
  @available(*, deprecated, message: "Use CGRect.midX")
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
    rect.midX
  }
  /// The older form of `CGRect.maxX`.
  @available(*, deprecated, message: "Use CGRect.maxX")
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
    rect.maxX
  }
  /// The older form of `CGRect.minY`.
  @available(*, deprecated, message: "Use CGRect.minY")
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
    rect.minY
  }
  /// The older form of `CGRect.midY`.
  @available(*, deprecated, message: "Use CGRect.midY")
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
    rect.midY
  }
  /// The older form of `CGRect.maxY`.
  @available(*, deprecated, message: "Use CGRect.maxY")
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
    rect.maxY
  }
  /// The older form of `CGRect.insetBy(dx:dy:)`.
  @available(*, deprecated, message: "Use CGRect.insetBy(dx:dy:)")
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }
  /// The older form of `CGRect.offsetBy(dx:dy:)`.
  @available(*, deprecated, message: "Use CGRect.offsetBy(dx:dy:)")
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }
  /// The older form of `CGRect.contains(_:)`.
  @available(*, deprecated, message: "Use CGRect.contains(_:)")
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.contains(point)
  }
  /// The older form of `==`.
  @available(*, deprecated, message: "Use ==")
  public func CGSizeEqualToSize(_ left: CGSize, _ right: CGSize) -> Bool {
    left == right
  }
  /// The older form of `==`.
  @available(*, deprecated, message: "Use ==")
  public func CGPointEqualToPoint(_ left: CGPoint, _ right: CGPoint) -> Bool {
    left == right
  }
  /// The older form of `CGAffineTransform(scaleX:y:)`.
  @available(*, deprecated, renamed: "CGAffineTransform(scaleX:y:)")
  public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y)
  }
  /// The older form of `CGAffineTransform(translationX:y:)`.
  @available(*, deprecated, renamed: "CGAffineTransform(translationX:y:)")
  public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }
  /// The older form of `CGAffineTransform(rotationAngle:)`.
  @available(*, deprecated, renamed: "CGAffineTransform(rotationAngle:)")
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }
#endif
