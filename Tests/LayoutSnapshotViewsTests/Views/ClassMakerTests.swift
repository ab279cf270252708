import Foundation
import TestTools
import Testing

@testable import LayoutSnapshotViews

/// Objects of classes of which only the metatype is known.
@Suite struct ClassMakerTests {
  @Test func views_areMadeByTheirOwnInitialisers() {
    let view = ClassMaker.view(Inner.self, frame: rect(1, 2, 3, 4))
    #expect(type(of: view) == Inner.self)
    #expect(view.log == ["Inner", "Outer 3.0"])
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(type(of: ClassMaker.view(View.self, frame: .zero)) == View.self)
  }

  @Test func classesThatInheritTheInitialiser_haveTheirProperties() {
    let types: [View.Type] = [Plain.self, Generic<Int>.self]
    let views = types.map { ClassMaker.view($0, frame: rect(0, 0, 5, 5)) }
    #expect((views[0] as? Plain)?.values == [1, 2, 3])
    #expect((views[1] as? Generic<Int>)?.value == nil)
  }

  @Test(arguments: ["", "short", "a name that is far too long to lie within the string's own two words"])
  func cells_areGivenTheirName(name: String) {
    let cell = ClassMaker.cell(NamedCell.self, reuseIdentifier: name)
    #expect(type(of: cell) == NamedCell.self)
    #expect(cell.reuseIdentifier == name)
    #expect(cell.heard == name)
    #expect(cell.style == .subtitle)
    let header = ClassMaker.headerFooter(UITableViewHeaderFooterView.self, reuseIdentifier: name)
    #expect(header.reuseIdentifier == name)
  }

  @Test func objects_goWithTheirLastOwner() {
    weak var gone: View?
    do {
      let view = ClassMaker.view(Plain.self, frame: .zero)
      gone = view
      #expect(gone != nil)
    }
    #expect(gone == nil)
    weak var cell: TableViewCell?
    do { cell = ClassMaker.cell(NamedCell.self, reuseIdentifier: String(repeating: "name ", count: 9)) }
    #expect(cell == nil)
  }
}

private class Outer: View {
  var log: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("Outer \(frame.width)")
  }
}

private final class Inner: Outer {
  override init(frame: CGRect) {
    super.init(frame: frame)
    log.insert("Inner", at: 0)
  }
}

private final class Plain: View { let values = [1, 2, 3] }

private final class Generic<Value>: Outer { var value: Value? }

private final class NamedCell: TableViewCell {
  let heard: String?
  override init(style: CellStyle, reuseIdentifier: String?) {
    heard = reuseIdentifier
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
}
