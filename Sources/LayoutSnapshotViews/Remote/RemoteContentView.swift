import Foundation
import LayoutSnapshotValues

/// Stands for what another process or a module without pictures would draw: a gray area with a frame and its name.
///
/// A recorded snapshot that shows one says so, as no library can know what the device would show there.
package final class RemoteContentView: View {
  private let name: String

  /// The place of what a controller or a view of a class shows.
  package init(of name: String) {
    self.name = name
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemGray5
  }

  /// The same behind everything that is in a view, as large as the view.
  package init(of name: String, filling view: View) {
    self.name = name
    super.init(frame: view.bounds)
    accessibilityIdentifier = name
    backgroundColor = .systemGray5
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(self, at: 0)
  }

  override func drawContent(on canvas: Canvas) { canvas.drawRemoteContent(of: name, in: self) }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("content", Layout.remoteContent + name)
  }
}

/// A controller whose content another process draws, for objects that present one without being one, and for classes that are not there.
package final class RemoteContentController: ViewController {
  private let name: String

  /// The controller of what a class shows.
  package init(of name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  package override func loadView() { view = RemoteContentView(of: name) }
}

extension Canvas {
  /// Draws a frame and a name in the middle.
  func drawRemoteContent(of name: String, in view: View) {
    stroke(bounds, lineWidth: 1 / scale, .systemGray3)
    let margin: CGFloat = 16
    guard bounds.width > 2 * margin else { return }
    ControlText(name, .regular, view).draw(on: self, in: bounds.insetBy(dx: margin, dy: 0), .secondaryLabel)
  }
}
