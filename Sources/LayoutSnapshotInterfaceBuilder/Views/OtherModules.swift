/// Elements whose classes are not UIKit's. Without their modules a gray area with the class's name takes their place.
enum OtherModules {
  /// The classes of views by their elements.
  static let views = [
    "adBannerView": "ADBannerView", "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView",
    "mapView": "MKMapView", "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView",
    "webView": "UIWebView", "wkWebView": "WKWebView",
  ]

  /// The classes of controllers by their elements.
  static let controllers = [
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
  ]

  /// The class of a view's or a controller's element.
  static func className(of element: String) -> String? { views[element] ?? controllers[element] }
}
