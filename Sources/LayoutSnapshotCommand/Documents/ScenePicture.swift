import LayoutSnapshotGraphics
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotOverlay
import LayoutSnapshotPNG
import LayoutSnapshotRaster
import LayoutSnapshotValues

/// A scene drawn for a device.
struct ScenePicture {
  let png: [UInt8]
  let layout: Layout

  /// - Parameters:
  ///   - hasOverlay: whether constraints, guides and frames are drawn on top, as on Xcode's canvas.
  ///   - view: the path of the view whose constraints alone are drawn.
  init(
    _ scene: InterfaceBuilderScene, on device: Device, hasOverlay: Bool, constraintsOf view: String? = nil
  ) throws(CommandFailure) {
    let name = "\(scene.description.name) on \(device.name)"
    let tree: SolvedTree
    do { tree = try scene.view.solvedTree(on: device) } catch { throw .layout(name, error) }
    var bitmap = Bitmap(
      width: tree.displayList.width, height: tree.displayList.height, fill: .clear, alpha: .premultiplied)
    Rasterizer.draw(tree.displayList, on: &bitmap)
    if hasOverlay {
      Rasterizer.draw(ReviewOverlay(tree.layout, constraintsOf: view).displayList, on: &bitmap)
    }
    do { png = try bitmap.pngData(.small) } catch { throw .unusable(path: name, reason: "\(error)") }
    layout = tree.layout
  }

  /// What is wrong with the layout, in words; none where nothing is.
  var trouble: String? {
    let conflicts = layout.conflicts.count
    let open = layout.nodes.count { $0.isAmbiguous }
    let parts = [
      conflicts == 0 ? nil : "\(conflicts) \(conflicts == 1 ? "conflict" : "conflicts")",
      open == 0 ? nil : "\(open) ambiguous \(open == 1 ? "view" : "views")",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
