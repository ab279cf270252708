import PDFKit
import UIKit

class MapViewController: PDFViewController {
  let map = PDFView()
}
