public import Foundation
public import LayoutSnapshotViews

/// Who gives a map its views and is told of it, like MapKit's delegate. Only tests call it.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Asked on a phone for the view of an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Asked on a phone for the renderer of a figure.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Asked on a phone for what stands for near annotations.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
  /// Called on a phone before the area changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called on a phone after the area has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called on a phone while the area changes.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called on a phone before a map is loaded.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called on a phone after a map is loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Called on a phone when a map cannot be loaded.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Called on a phone before a map is drawn.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Called on a phone after a map is drawn.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Called on a phone with the views of new annotations.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called on a phone with the renderers of new figures.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Called on a phone when a view in a bubble is tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: Control)
  /// Called on a phone when an annotation's view is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called on a phone when an annotation's view is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called on a phone when an annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called on a phone when an annotation is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called on a phone when an annotation's view is moved.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
  /// Called on a phone before the user is located.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Called on a phone when the user is no longer located.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Called on a phone when the user has moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called on a phone when the user cannot be located.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Called on a phone when the map follows the user in another way.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
}

extension MKMapViewDelegate {
  /// The map's own view by default.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// A renderer that draws nothing by default.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// All of them by default.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    MKClusterAnnotation(memberAnnotations: memberAnnotations)
  }
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing by default.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: Control
  ) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing by default.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
}

/// How a map follows the user. Raw values match MapKit's.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// The user stays in the middle.
  case follow = 1
  /// The map turns with the user, too.
  case followWithHeading = 2
}
