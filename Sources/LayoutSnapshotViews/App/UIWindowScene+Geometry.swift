import Foundation

extension UIWindowScene {
  /// The place of a scene on the screen.
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  open class Geometry: NSObject, NSCopying {
    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// The orientation of the device that is being laid out.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    /// The object itself, because it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  /// What an app wishes of a scene's place. The device decides alone.
  #if MainActorViews
    @preconcurrency @MainActor
  #endif
  open class GeometryPreferences: NSObject {
    /// What an app wishes on iOS.
    open class iOS: GeometryPreferences {
      /// The orientations; `nil` for any.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates wishes.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }

    open override func copy() -> Any { copyAsUIKitDoes() }
    open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
  }

  /// The place of the scene, which fills the screen.
  public var effectiveGeometry: Geometry { Geometry() }
  /// The sizes that the reader can give the scene; `nil`, as a scene fills the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Changes nothing, as a test's device decides, and calls the handler with an error.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
}

/// The sizes that the reader can give a scene.
///
/// ```swift
/// scene.sizeRestrictions?.minimumSize = CGSize(width: 640, height: 480)  // nil where scenes fill the screen
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene can fill the screen.
  open var allowsFullScreen = true

  open override func copy() -> Any { copyAsUIKitDoes() }
  open override func mutableCopy() -> Any { mutableCopyAsUIKitDoes() }
}
