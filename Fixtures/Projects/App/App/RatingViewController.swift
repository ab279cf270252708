import UIKit

@objc protocol RatingViewControllerDelegate: AnyObject {
  @objc optional func ratingViewController(_ controller: RatingViewController, didRate stars: Int)
  @objc optional func ratingViewControllerTitle(_ controller: RatingViewController) -> String
}

@objcMembers
class RatingViewController: UIViewController {
  weak var delegate: RatingViewControllerDelegate?
  private(set) var rating = 2

  private let label = UILabel()
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    button.addTarget(self, action: #selector(clear), for: .touchUpInside)
    return button
  }()
  private let stars = (0..<5).map { _ in StarView() }
  @IBOutlet private(set) weak var row: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = delegate?.ratingViewControllerTitle?(self) ?? "How was it?"
    label.font = .preferredFont(forTextStyle: .headline)
    let row = UIStackView(arrangedSubviews: stars)
    row.spacing = 8
    for (index, star) in stars.enumerated() {
      star.tag = index
      star.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rate(_:))))
    }
    let column = UIStackView(arrangedSubviews: [label, row, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    self.row = row
    NotificationCenter.default.addObserver(
      self, selector: #selector(clear), name: UIApplication.didEnterBackgroundNotification, object: nil)
    show()
  }

  @objc private func rate(_ recognizer: UITapGestureRecognizer) {
    guard let star = recognizer.view else { return }
    rating = star.tag + 1
    show()
    delegate?.ratingViewController?(self, didRate: rating)
  }

  @IBAction func clear() {
    rating = 0
    show()
  }
}

extension RatingViewController {
  override var prefersStatusBarHidden: Bool { true }

  fileprivate func show() {
    for star in stars { star.isFilled = star.tag < rating }
    #if os(iOS)
      label.accessibilityValue = "\(rating) of 5"
    #endif
  }
}
