import UIKit

final class NoteCell: UITableViewCell {
  @IBOutlet private weak var dot: UIView!
  @IBOutlet private weak var noteLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    dot.layer.cornerRadius = 6
  }

  func show(_ text: String) { noteLabel.text = text }
}

final class SummaryCell: UITableViewCell {
  @IBOutlet weak var summaryLabel: UILabel!
}

/// A view that loads its content from a nib of its own name.
final class NoticeView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private(set) weak var textLabel: UILabel!
  private(set) var isClosed = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle(for: type(of: self)).loadNibNamed(String(describing: type(of: self)), owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @IBAction func close() { isClosed = true }
}

final class NotesViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private weak var table: UITableView!

  var notes = [
    "Write the notes on the Analytical Engine, and the table of Bernoulli numbers", "Tea with Babbage",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count + 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row < notes.count else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "summary", for: indexPath) as! SummaryCell
      cell.summaryLabel.text = "\(notes.count) notes"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as! NoteCell
    cell.show(notes[indexPath.row])
    return cell
  }
}
