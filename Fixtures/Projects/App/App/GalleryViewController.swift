import UIKit

class GalleryViewController: UIViewController {
  override func configureAppearance() {
    super.configureAppearance()
    view.accessibilityIdentifier? += ".gallery"
  }

  override var note: String? {
    get { super.note.map { "Gallery: " + $0 } }
    set { super.note = newValue?.lowercased() }
  }

  /// Not the override calls it.
  func resetAppearance() { super.configureAppearance() }
}

extension GalleryViewController {
  override var wantsBar: Bool { !super.wantsBar }
}

final class PictureViewController: GalleryViewController {
  override func configureAppearance() {
    super.configureAppearance()
    view.accessibilityIdentifier? += ".picture"
  }

  override class func make(named name: String) -> PictureViewController {
    let controller = PictureViewController()
    controller.title = super.make(named: name).title?.uppercased()
    return controller
  }
}

final class AlbumsViewController: UITableViewController {
  override func configureAppearance() {
    super.configureAppearance()
    view.accessibilityIdentifier? += ".albums"
  }
}
