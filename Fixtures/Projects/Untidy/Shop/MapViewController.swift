import PDFKit
import UIKit

class MapViewController: UIViewController {
  let map = PDFView()
}
