import Foundation
import Testing

@testable import LayoutSnapshotViews

/// What prepared sources make of `delegate?.tableView?(table, heightForRowAt: path)`.
@Suite struct OptionalCallTests {
  private let table = UITableView()
  private let path = IndexPath(row: 0, section: 0)

  private func height(of delegate: (any UITableViewDelegate)?) -> CGFloat? {
    _answer(of: delegate, "tableView(_:heightForRowAt:)") { $0.tableView(table, heightForRowAt: path) }
  }

  @Test func defaults_areNoAnswers() {
    table.rowHeight = 60
    #expect(height(of: nil) == nil)
    #expect(height(of: Silent()) == nil)
    #expect(height(of: Fixed()) == 33)
    // By itself, a default gives UIKit's value.
    #expect(Silent().tableView(table, heightForRowAt: path) == 60)
  }

  /// What passes a question on answers, whatever the one behind it does.
  @Test func questions_thatArePassedOn_areAnswered() {
    let (proxy, silent, fixed) = (Proxy(), Silent(), Fixed())
    proxy.next = silent
    #expect(height(of: proxy) == 44)
    proxy.next = fixed
    #expect(height(of: proxy) == 33)
    withExtendedLifetime((silent, fixed)) {}
  }

  /// An implementation that makes the table ask its own defaults has still answered.
  @Test func answers_thatAskOtherRequirements_areAnswers() {
    let curious = Curious()
    #expect(height(of: curious) == 5)
    let sections = _answer(of: curious as any UITableViewDataSource, "numberOfSections(in:)") {
      $0.numberOfSections(in: table)
    }
    #expect(sections == nil)
  }

  @Test func threads_doNotHearOfEachOther() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let (delegate, table) = (
            index % 2 == 0 ? Silent() as any UITableViewDelegate : Fixed(), UITableView()
          )
          let answer = _answer(of: delegate, "tableView(_:heightForRowAt:)") {
            $0.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0))
          }
          return (answer == nil) == (index % 2 == 0)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

private final class Silent: UITableViewDelegate {}

private final class Fixed: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
}

private final class Proxy: UITableViewDelegate {
  weak var next: (any UITableViewDelegate)?
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _answer(of: next, "tableView(_:heightForRowAt:)") { $0.tableView(tableView, heightForRowAt: indexPath) }
      ?? 44
  }
}

private final class Curious: UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(numberOfSections(in: tableView) + self.tableView(tableView, indentationLevelForRowAt: indexPath))
      + 4
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
