// Imports nothing, because the bridging header does.
class PriceViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = NSLocalizedString("Price", comment: "")
    label.textColor = .shopRed
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    view.backgroundColor = .white
    view.addSubview(label)
  }
}
