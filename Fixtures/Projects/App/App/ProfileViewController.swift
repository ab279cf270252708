import UIKit

@IBDesignable
class BadgeView: UIView {
  @IBInspectable var rounding: CGFloat = 0 {
    didSet { layer.cornerRadius = rounding }
  }
  @IBInspectable var initials: String? {
    didSet { label.text = initials }
  }
  @IBInspectable var ring: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    // After the storyboard: this colour is the one that is seen.
    backgroundColor = .systemTeal
    layer.borderWidth = 3
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textColor = .white
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}

class ProfileViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet weak var badge: BadgeView!
  @IBOutlet weak var badgeWidth: NSLayoutConstraint!
  @IBOutlet var buttons: [UIButton]!

  private(set) var isFollowing = false
  private(set) var taps = 0
  private(set) var notes: NotesViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Ada Lovelace"
    badgeWidth.constant = 72
    for button in buttons { button.tintColor = .systemTeal }
  }

  @IBAction func followTapped(_ sender: UIButton) {
    isFollowing.toggle()
    sender.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
  }

  @IBSegueAction private func makeSettings(_ coder: NSCoder) -> SettingsViewController? {
    let settings = SettingsViewController(coder: coder)
    settings?.language = "Français"
    return settings
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "notes": notes = segue.destination as? NotesViewController
    default: break
    }
  }
}

extension ProfileViewController {
  @IBAction private func backgroundTapped() { taps += 1 }
}

class SettingsViewController: UITableViewController {
  @IBOutlet private var soundSwitch: UISwitch!
  @IBOutlet private var languageCell: UITableViewCell!

  var language = "English"
  private(set) var sounds = true

  override func viewDidLoad() {
    super.viewDidLoad()
    sounds = soundSwitch.isOn
    languageCell.detailTextLabel?.text = language
  }

  @IBAction func soundsChanged(_ sender: UISwitch) { sounds = sender.isOn }
}
