import Foundation
import LayoutSnapshotViews
import Testing

/// Apps observe the size of a table's content to give the table its height.
@Suite struct KeyValueTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A table as high as its rows, and a note below it.
  private class Screen: ViewController {
    let table = UITableView(frame: .zero, style: .plain)
    let note = View()
    let rows = Rows(3)
    lazy var height = table.heightAnchor.constraint(equalToConstant: 1)

    override func viewDidLoad() {
      super.viewDidLoad()
      (table.rowHeight, table.dataSource) = (50, rows)
      for part in [table, note] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      LayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: view.topAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
        note.topAnchor.constraint(equalTo: table.bottomAnchor),
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        note.widthAnchor.constraint(equalToConstant: 10), note.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  private final class ByName: Screen {
    var changes: [[NSKeyValueChangeKey: Any]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.addObserver(self, forKeyPath: "contentSize", options: [.new, .old], context: nil)
    }
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentSize", object as? UITableView === table else { return }
      changes.append(change ?? [:])
      if let size = change?[.newKey] as? CGSize { height.constant = size.height }
    }
  }

  @Test func observation_byName_givesATableItsHeight() throws {
    let screen = ByName()
    _ = try screen.view.layout(on: .iPhone15)
    #expect(screen.note.frame.minY == 150 && screen.table.frame.height == 150)
    #expect(screen.changes.last?[.newKey] as? CGSize == screen.table.contentSize)
    #expect(screen.changes.first?[.oldKey] as? CGSize == .zero)
  }

  @Test func observation_thatWasRemoved_isToldNothing() throws {
    let screen = ByName()
    screen.loadViewIfNeeded()
    screen.table.removeObserver(screen, forKeyPath: "contentSize")
    _ = try screen.view.layout(on: .iPhone15)
    #expect(screen.changes.isEmpty && screen.note.frame.minY == 1)
  }

  private final class ByPath: Screen {
    var observation: NSKeyValueObservation?
    override func viewDidLoad() {
      super.viewDidLoad()
      observation = table.observe(\.contentSize, options: [.new]) { [weak self] _, change in
        self?.height.constant = change.newValue?.height ?? -1
      }
    }
  }

  @Test func observation_byKeyPath_givesATableItsHeight() throws {
    let screen = ByPath()
    _ = try screen.view.layout(on: .iPhone15)
    #expect(screen.note.frame.minY == 150)
  }

  @Test func observation_thatNobodyHolds_isOver() {
    let scroll = ScrollView()
    var calls: [CGFloat] = []
    var observation: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.initial, .new]) {
      calls.append($1.newValue?.y ?? -1)
    }
    scroll.contentOffset.y = 20
    scroll.contentOffset.y = 20
    withExtendedLifetime(observation) {}
    observation = nil
    scroll.contentOffset.y = 40
    #expect(calls == [0, 20])
  }

  @Test func observation_thatWasInvalidated_isOver() {
    let scroll = ScrollView()
    var count = 0
    let observation = scroll.observe(\.contentSize) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil && change.kind == .setting)
      count += 1
    }
    scroll.contentSize = CGSize(width: 1, height: 2)
    observation.invalidate()
    scroll.contentSize = .zero
    #expect(count == 1)
  }

  @Test func observation_ofBounds_isToldAfterALayout() throws {
    let (root, part) = (View(), View())
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(part)
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    part.frame = root.bounds
    var widths: [CGFloat] = []
    let observation = part.observe(\.bounds, options: .new) { widths.append($1.newValue?.width ?? 0) }
    _ = try root.layout(on: .iPhone15)
    #expect(widths == [393])
    withExtendedLifetime(observation) {}
  }
}
