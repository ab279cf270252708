import Foundation
import LayoutSnapshotValues

/// Stands for what another process of the device draws: a gray area with a frame and the name of its controller.
///
/// A recorded snapshot that shows one says so, as no library can know what the device would show there.
final class RemoteContentView: View {
  private let name: String

  /// The place of what a controller of a class shows.
  init(of name: String) {
    self.name = name
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = .systemGray5
  }

  override func drawContent(on canvas: Canvas) {
    let line = 1 / canvas.scale
    canvas.stroke(canvas.bounds, lineWidth: line, .systemGray3)
    let margin = RemoteContentView.margin
    guard canvas.bounds.width > 2 * margin else { return }
    ControlText(name, .regular, self)
      .draw(on: canvas, in: canvas.bounds.insetBy(dx: margin, dy: 0), .secondaryLabel)
  }

  override func noteLooks(_ notes: inout LookNotes) {
    super.noteLooks(&notes)
    notes.note("content", Layout.remoteContent + name)
  }

  private static let margin: CGFloat = 16
}

/// A controller whose content another process draws, for objects that present one without being one.
final class RemoteContentController: ViewController {
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = RemoteContentView(of: name) }
}
