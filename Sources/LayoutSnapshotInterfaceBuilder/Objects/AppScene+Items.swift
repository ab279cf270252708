import Foundation
import LayoutSnapshotViews

/// The bar items of a scene's controller.
extension AppScene {
  /// Reads the items of the controller's bars, with views of the app's classes.
  var barReader: BarReader {
    BarReader(
      loader: SceneLoader(document, LoadingOptions(), [:]),
      makeView: { [self] (element) throws(InterfaceBuilderError) in
        let (view, loader) = try load(SceneDescription(element, initial: nil))
        keep(loader)
        return view
      },
      keep: { [self] in keep($0, $1) })
  }
}
