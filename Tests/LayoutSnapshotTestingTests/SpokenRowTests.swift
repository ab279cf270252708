import Foundation
@testable import LayoutSnapshotTesting
import Testing

/// What a screen reader says of rows of tables and collections.
@Suite struct SpokenRowTests {
  private let root = View()

  @Test func cell_isOneElement_withTheTextsOfItsLabels() throws {
    let cell = add(TableViewCell(style: .subtitle, reuseIdentifier: nil))
    cell.textLabel?.text = "Lima"
    cell.detailTextLabel?.text = "Peru"
    #expect(try lines() == ["\"Lima, Peru\" (0, 0; 320 x 60)"])
    cell.isSelected = true
    (cell.accessibilityHint, cell.accessibilityTraits) = ("Shows the city", .button)
    #expect(try lines() == ["\"Lima, Peru\", button, selected, hint \"Shows the city\" (0, 0; 320 x 60)"])
  }

  /// Fields, buttons and text views in a row are elements of their own, behind it.
  @Test func controls_inACell_areReadBehindIt() throws {
    let cell = add(TableViewCell(style: .default, reuseIdentifier: nil))
    let (label, field, button) = (Label(), TextField(), Button())
    (label.text, field.text) = ("Name", "Ada")
    button.setTitle("Edit", for: .normal)
    for (index, view) in ([button, label, field] as [View]).enumerated() {
      view.frame = CGRect(x: CGFloat(index) * 100, y: 10, width: 80, height: 30)
      cell.contentView.addSubview(view)
    }
    #expect(
      try lines() == [
        "\"Name\" (0, 0; 320 x 60)", "\"Edit\", button (0, 10; 80 x 30)",
        "text field, value \"Ada\" (200, 10; 80 x 30)",
      ])
    label.text = nil
    #expect(try lines().count == 2, "a row that says nothing is no element")
  }

  @Test func label_ofACell_replacesItsTexts_andLeavesItsControls() throws {
    let cell = add(TableViewCell(style: .value1, reuseIdentifier: nil))
    cell.textLabel?.text = "Lima"
    cell.detailTextLabel?.text = "19°"
    cell.accessibilityLabel = "Lima, nineteen degrees"
    let button = Button()
    button.setTitle("Edit", for: .normal)
    button.frame = CGRect(x: 100, y: 10, width: 80, height: 30)
    cell.contentView.addSubview(button)
    #expect(
      try lines() == [
        "\"Lima, nineteen degrees\" (0, 0; 320 x 60)", "\"Edit\", button (100, 10; 80 x 30)",
      ])
    cell.isAccessibilityElement = true
    #expect(try lines() == ["\"Lima, nineteen degrees\" (0, 0; 320 x 60)"])
    cell.accessibilityLabel = nil
    #expect(try lines() == ["\"Lima, 19°\" (0, 0; 320 x 60)"])
    cell.isAccessibilityElement = false
    #expect(
      try lines().map { $0.prefix { $0 != "(" } }.sorted() == [
        "\"19°\", static text ", "\"Edit\", button ", "\"Lima\", static text ",
      ])
  }

  private final class Container: TableViewCell {
    override var isAccessibilityElement: Bool {
      get { false }
      set {}
    }
  }

  private final class Single: TableViewCell {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
  }

  @Test func class_canSayWhatItsCellsAre() throws {
    for (cell, count) in [
      (Container(style: .subtitle, reuseIdentifier: nil), 3),
      (Single(style: .subtitle, reuseIdentifier: nil), 1),
      (TableViewCell(style: .subtitle, reuseIdentifier: nil), 2),
    ] {
      _ = add(cell)
      cell.textLabel?.text = "Lima"
      cell.detailTextLabel?.text = "Peru"
      let button = Button(frame: CGRect(x: 100, y: 10, width: 80, height: 30))
      button.setTitle("Edit", for: .normal)
      cell.contentView.addSubview(button)
      #expect(try lines().count == count, "\(type(of: cell))")
      cell.removeFromSuperview()
    }
  }

  /// A switch at the edge of a row is one with it, as in the settings of a phone.
  @Test func switch_asAccessory_isReadWithItsCell() throws {
    let cell = add(TableViewCell(style: .default, reuseIdentifier: nil))
    let toggle = Switch()
    toggle.isOn = true
    cell.textLabel?.text = "Roaming"
    cell.accessoryView = toggle
    #expect(try lines() == ["\"Roaming\", switch, value \"on\" (0, 0; 320 x 60)"])
    #expect(try LayoutChecks().everyControlHasALabel.proof?(root, .iPhone8) == [])
    toggle.accessibilityLabel = "Data roaming"
    #expect(
      try lines().map { $0.prefix { $0 != "(" } } == [
        "\"Roaming\" ", "\"Data roaming\", switch, value \"on\" ",
      ])
    cell.textLabel?.text = nil
    #expect(try lines().map { $0.prefix { $0 != "(" } } == ["\"Data roaming\", switch, value \"on\" "])
    #expect(try LayoutChecks().everyControlHasALabel.proof?(root, .iPhone8) == [])
    cell.textLabel?.text = "Roaming"
    toggle.accessibilityLabel = nil
    toggle.isEnabled = false
    #expect(try lines() == ["\"Roaming\", switch, disabled, value \"on\" (0, 0; 320 x 60)"])
  }

  /// A row tells texts alone, so nothing that an app has said of a label is lost.
  @Test func labels_withMoreThanATextOrAGroup_areReadBehindTheRow() throws {
    let cell = add(TableViewCell(style: .default, reuseIdentifier: nil))
    cell.textLabel?.text = "Lima"
    func label(_ text: String, at x: CGFloat, in outer: View) -> Label {
      let label = Label(frame: CGRect(x: x, y: 20, width: 30, height: 20))
      label.text = text
      outer.addSubview(label)
      return label
    }
    label("a", at: 100, in: cell.contentView).accessibilityTraits = .header
    label("b", at: 140, in: cell.contentView).accessibilityValue = "1"
    label("c", at: 180, in: cell.contentView).accessibilityHint = "Opens"
    let linked = label("Read the terms", at: 220, in: cell.contentView)
    let link = UIAccessibilityElement(accessibilityContainer: linked)
    (link.accessibilityLabel, link.accessibilityTraits) = ("terms", .link)
    link.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 20, height: 20)
    linked.accessibilityElements = [link]
    let group = View(frame: CGRect(x: 260, y: 0, width: 60, height: 60))
    group.shouldGroupAccessibilityChildren = true
    cell.contentView.addSubview(group)
    _ = label("d", at: 0, in: group)
    _ = label("e", at: 30, in: group)
    #expect(
      try lines().map { $0.prefix { $0 != "(" } } == [
        "\"Lima\" ", "\"a\", header ", "\"b\", static text, value \"1\" ",
        "\"c\", static text, hint \"Opens\" ", "\"terms\", link ", "\"d\", static text ",
        "\"e\", static text ",
      ])
    cell.contentView.accessibilityElements = [group, link]
    #expect(
      try lines().map { $0.prefix { $0 != "(" } } == [
        "\"d\", static text ", "\"e\", static text ", "\"terms\", link ",
      ])
  }

  /// A carousel in a row is read card by card.
  @Test func collection_inARow_isReadPartByPart() throws {
    let cell = add(TableViewCell(style: .default, reuseIdentifier: nil))
    let cards = Cards()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 60), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = cards
    cell.contentView.addSubview(collection)
    #expect(
      try lines().map { $0.prefix { $0 != "(" } } == ["\"Card 0\", static text ", "\"Card 1\", static text "])
  }

  private final class Cards: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
      let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = "Card \(path.item)"
      cell.contentView.addSubview(label)
      return cell
    }
  }

  /// A cell of a collection is no element until an app makes it one: a label alone is not read.
  @Test func collectionCell_isOneElement_ifAnAppSaysSo() throws {
    let cell = add(CollectionViewCell(frame: .zero))
    let label = Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Lima"
    cell.contentView.addSubview(label)
    cell.accessibilityLabel = "Lima in Peru"
    #expect(try lines() == ["\"Lima\", static text (0, 0; 50 x 20)"])
    let check = LayoutChecks().everyControlHasALabel
    let findings = try check.proof?(root, .iPhone8) ?? []
    #expect(
      findings.map { $0.drop { $0 != ":" } } == [
        ": a screen reader does not read its accessibilityLabel. Set isAccessibilityElement to true"
      ])
    root.isHidden = true
    #expect(try check.proof?(root, .iPhone8) == [], "nobody comes to it")
    root.isHidden = false
    (cell.isAccessibilityElement, cell.isSelected) = (true, true)
    #expect(try lines() == ["\"Lima in Peru\", selected (0, 0; 320 x 60)"])
    #expect(try check.proof?(root, .iPhone8) == [])
  }

  private func lines() throws -> [String] {
    _ = try root.layout(on: .iPhone8)
    return ReadingOrder(root, on: .iPhone8).elements.map(\.line)
  }

  private func add<Added: View>(_ view: Added) -> Added {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    root.addSubview(view)
    return view
  }
}
