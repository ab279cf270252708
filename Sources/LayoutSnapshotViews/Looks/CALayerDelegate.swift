import Foundation

/// What draws and arranges a layer in place of a subclass. A view is the delegate of its layer.
///
/// ```swift
/// final class Stripes: NSObject, CALayerDelegate {
///   func draw(_ layer: CALayer, in context: CGContext) {
///     context.fill(CGRect(x: 0, y: 0, width: layer.bounds.width, height: 2))
///   }
/// }
/// ```
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol CALayerDelegate: AnyObject {
  /// Updates the content of a layer that belongs to no view in another way than by drawing. Called for each picture.
  func display(_ layer: Layer)
  /// Draws the content of a layer that belongs to no view.
  func draw(_ layer: Layer, in context: CGContext)
  /// Called before ``draw(_:in:)``.
  func layerWillDraw(_ layer: Layer)
  /// Arranges the sublayers.
  func layoutSublayers(of layer: Layer)
  /// What Core Animation does when a property changes. Changes take effect at once.
  func action(for layer: Layer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing by default.
  public func display(_ layer: Layer) {}
  /// Does nothing by default.
  public func draw(_ layer: Layer, in context: CGContext) {}
  /// Does nothing by default.
  public func layerWillDraw(_ layer: Layer) {}
  /// Does nothing by default.
  public func layoutSublayers(of layer: Layer) {}
  /// Nothing by default.
  public func action(for layer: Layer, forKey event: String) -> (any CAAction)? { nil }
}

extension View: CALayerDelegate {}

extension Layer {
  /// Lets the layers inside a laid out layer arrange what lies in them.
  final func layOutSublayers() {
    for sublayer in ownSublayers ?? [] {
      sublayer.layoutSublayers()
      sublayer.layOutSublayers()
    }
  }
}
