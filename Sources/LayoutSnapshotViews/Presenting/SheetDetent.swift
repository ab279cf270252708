import Foundation

/// The context in which a custom detent's height is computed.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The height of the largest detent, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the sheet's container.
  var containerTraitCollection: Traits { get }
}

/// The delegate of a sheet's presentation, like UIKit's.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called in UIKit after a drag to another detent. Only tests call it, as nothing drags a sheet here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String
      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the detent of about half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolve) = (identifier, resolve) }

    /// About half the height: 56 % of the largest detent, in whole points. As in UIKit it is inactive in
    /// compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue * 0.56).rounded()
      }
    }
    /// The full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height that a closure computes, without the safe area at the bottom.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// The height in a context; `nil` if the detent is inactive there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }

    public override func copy() -> Any { copyAsUIKitDoes() }
    public override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }
}
