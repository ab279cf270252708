import Foundation
import Testing

@testable import LayoutSnapshotInterfaceBuilder
@testable import LayoutSnapshotViews

/// Documents make objects of an app's own classes, connected as they say.
@Suite struct ObjectTests {
  @Test func ownInitialisers_haveTheLastWord() throws {
    let view = try #require(nib(viewOf: "DecodedView").objects(owner: nil).first as? DecodedView)
    #expect(view.backgroundColor == .systemRed)
    #expect(view.alpha == 0.5)
    #expect(view.log == ["decoded 0.5", "awake"])
  }

  @Test func classesThatInheritTheirInitialisers_areMade() throws {
    let view = try #require(nib(viewOf: "CardView").objects(owner: nil).first as? CardView)
    #expect(view.values == [1, 2])
    #expect(view.alpha == 0.5)
    #expect(view.subviews.count == 1 && view.subviews[0] is Label)
    #expect(view.title === view.subviews.first)
    #expect(view.rounding == 7)
  }

  @Test func classesThatAreNotThere_areTheElementsOwn() throws {
    let view = try #require(nib(viewOf: "NoClassOfThatName").objects(owner: nil).first as? View)
    #expect(type(of: view) == View.self)
  }

  /// Apps find views by their tags, and touch labels if the document does not say otherwise.
  @Test func tags_touches_andIdentifiers_areThoseOfTheDocument() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="Vie-w0-000" tag="-3"><subviews>
      <button tag="100001" multipleTouchEnabled="YES" restorationIdentifier="tap" id="But-to-000"/>
      <label id="Lab-el-000"/><label userInteractionEnabled="NO" id="Lab-el-001"/>
      <view userInteractionEnabled="NO" id="Vie-w0-001"/></subviews></view></objects></document>
      """
    let nib = try DocumentOfApp(InterfaceBuilderDocument(text), nil, nil)
    let view = try #require(try nib.objects(owner: nil).first as? View)
    #expect(view.viewWithTag(-3) === view && view.viewWithTag(100001) is Button)
    #expect(view.subviews.map(\.isUserInteractionEnabled) == [true, true, false, false])
    #expect(view.subviews.map(\.isMultipleTouchEnabled) == [true, false, false, false])
    #expect(view.subviews.map(\.restorationIdentifier) == ["tap", nil, nil, nil])
  }

  @Test func owners_areConnected_andActed() throws {
    let owner = FormOwner()
    _ = try nib(
      viewOf: "CardView", owner: #"<outlet property="content" destination="Vie-w0-000" id="a"/>"#,
      button: #"<action selector="tap:" destination="-1" eventType="touchUpInside" id="b"/>"#
    ).objects(owner: owner)
    let button = try #require(owner.content?.subviews.last as? Button)
    button.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test func itemsOfBarsInAView_areConnected_andActed() throws {
    let owner = ToolOwner()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="item" destination="Ite-m0-000" id="a"/></connections></placeholder>
      <view id="Vie-w0-000"><subviews><toolbar id="Too-l0-000"><items>
      <barButtonItem systemItem="save" id="Ite-m0-000"><connections>
      <action selector="tap:" destination="-1" id="b"/></connections></barButtonItem>
      </items></toolbar></subviews></view></objects></document>
      """
    let nib = try DocumentOfApp(InterfaceBuilderDocument(text), nil, nil)
    let view = try #require(try nib.objects(owner: owner).first as? View)
    let bar = try #require(view.subviews.first as? Toolbar)
    #expect(owner.item != nil && owner.item === bar.items?.first)
    owner.item?.sendActions()
    #expect(owner.taps == 1)
  }

  @Test func objectsOfTheAppsOwnClasses_areMade_connected_andSupplyTables() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <customObject id="Row-s0-000" customClass="RowSource"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections>
      <outlet property="table" destination="Tab-l0-000" id="a"/></connections></customObject>
      <customObject id="Non-e0-000" customClass="NoClassOfThatName"/>
      <tableView id="Tab-l0-000"><connections>
      <outlet property="dataSource" destination="Row-s0-000" id="b"/></connections></tableView>
      </objects></document>
      """
    let nib = try DocumentOfApp(InterfaceBuilderDocument(text), nil, nil)
    // The table does not retain its data source.
    let objects = try nib.objects(owner: nil)
    let table = try #require(objects.last as? UITableView)
    let source = try #require(table.dataSource as? RowSource)
    #expect(source.table === table && source.count == 3)
    _ = try table.layout(on: .iPhone8)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
  }

  @Test func whatAClassDoesNotHave_isAnErrorWithItsLine() throws {
    let owner = FormOwner()
    let error = #expect(throws: InterfaceBuilderError.self) {
      try nib(viewOf: "CardView", owner: #"<outlet property="other" destination="Vie-w0-000" id="a"/>"#)
        .objects(owner: owner)
    }
    #expect(error?.problem == .noOutlet("other", of: "FormOwner", to: "CardView"))
    #expect(error?.location?.line == 4)
  }

  @Test func actionsThatAreMissing_endTheProcessWhenTheyAreSent_andNotBefore() async {
    await #expect(processExitsWith: .success) { _ = try Self.formWithoutItsAction() }
    await #expect(processExitsWith: .failure) {
      try Self.formWithoutItsAction().subviews.lazy.compactMap { $0 as? Button }.first?.sendActions(
        for: .touchUpInside)
    }
  }

  private static func formWithoutItsAction() throws -> View {
    let owner = FormOwner()
    let objects = try ObjectTests().nib(
      viewOf: "CardView",
      button: #"<action selector="hold:" destination="-1" eventType="touchUpInside" id="b"/>"#
    ).objects(owner: owner)
    return try #require(objects.first as? View)
  }

  @Test func scenes_thatAreNotThere_areToldWithThoseThatAre() throws {
    let document = try DocumentOfApp(InterfaceBuilderDocument(Self.storyboard), nil, nil)
    let board = UIStoryboard(name: "Board", bundle: nil)
    let error = #expect(throws: InterfaceBuilderError.self) {
      try document.controller(.identifier("Other"), of: board, make: nil)
    }
    #expect(error?.problem == .noScene("Other", known: ["List"]))
  }

  @Test func controllers_showStaticRows_andCreatorsMakeThem() throws {
    let document = try DocumentOfApp(InterfaceBuilderDocument(Self.storyboard), nil, nil)
    let board = UIStoryboard(name: "Board", bundle: nil)
    let list = try #require(document.controller(.initial, of: board, make: nil) as? UITableViewController)
    _ = try list.layout(on: .iPhone15)
    #expect(list.title == "Rows")
    #expect(list.tableView.style == .grouped)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["First", "Second"])
    #expect(list.tableView.visibleCells.map(\.frame.height) == [60, 44])
    let own = UITableViewController(style: .plain)
    let made = try document.controller(.identifier("List"), of: board) { _ in own }
    #expect(made === own)
    #expect(own.title == "Rows")
  }

  @Test func rows_withAnAccessory_haveTheirContentAtItsOtherSideFromRightToLeft() throws {
    let document = try DocumentOfApp(InterfaceBuilderDocument(Self.storyboard), nil, nil)
    let board = UIStoryboard(name: "Board", bundle: nil)
    let list = try #require(document.controller(.initial, of: board, make: nil) as? UITableViewController)
    _ = try list.layout(on: .iPhone15)
    let row = try #require(list.tableView.visibleCells.last)
    let plain = row.contentView.frame
    #expect(plain.minX == 0 && plain.maxX < row.bounds.width)
    _ = try list.layout(on: .iPhone15.rightToLeft)
    #expect(row.contentView.frame.maxX == row.bounds.width && row.contentView.frame.width == plain.width)
  }

  private func nib(viewOf name: String, owner: String = "", button: String = "") throws -> DocumentOfApp {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      \(owner)
      </connections></placeholder>
      <view contentMode="scaleToFill" alpha="0.5" id="Vie-w0-000" customClass="\(name)" customModule="App">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews><label text="Text" id="Lab-el-000"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
      \(button.isEmpty ? "" : "<button id=\"But-to-000\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections>\(button)</connections></button>")
      </subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="rounding"><integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections>\(name == "CardView" ? "<outlet property=\"title\" destination=\"Lab-el-000\" id=\"c\"/>" : "")</connections>
      </view>
      </objects>
      </document>
      """
    return try DocumentOfApp(InterfaceBuilderDocument(text), nil, nil)
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="Tab-le-000">
    <scenes><scene sceneID="Sce-ne-000"><objects>
    <tableViewController storyboardIdentifier="List" title="Rows" id="Tab-le-000">
    <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="Vie-w0-000">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <sections><tableViewSection id="Sec-ti-000"><cells>
    \(cell("First", "1", #"rowHeight="60""#))\(cell("Second", "2", #"accessoryType="disclosureIndicator""#))
    </cells></tableViewSection></sections>
    </tableView>
    </tableViewController>
    </objects></scene></scenes>
    </document>
    """

  private static func cell(_ text: String, _ id: String, _ attributes: String) -> String {
    """
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="Lab-el-00\(id)" id="Cel-l0-00\(id)" \(attributes)>
    <rect key="frame" x="0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" id="Con-te-00\(id)"><rect key="frame" x="0" y="0" width="393" height="44"/>
    <subviews><label text="\(text)" id="Lab-el-00\(id)"><rect key="frame" x="16" y="0" width="300" height="44"/></label></subviews>
    </tableViewCellContentView></tableViewCell>
    """
  }
}

// What preparation writes into an app's classes, written by hand.

class DecodedView: View {
  var log: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(frame: .zero)
    _decode(coder)
    log.append("decoded \(alpha)")
    backgroundColor = .systemRed
  }

  override class func _decoded(by coder: NSCoder) -> UIResponder? { self.init(coder: coder) }
  override func awakeFromNib() { log.append("awake") }
}

class CardView: View {
  let values = [1, 2]
  weak var title: Label?
  var rounding = 0

  override func _connect(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "title": _take(&title, value)
    case "rounding": _take(&rounding, value)
    default: super._connect(name, value)
    }
  }
  override class var _sourceFile: String? { #filePath }
}

class FormOwner: UIResponder {
  var content: View?
  var taps = 0

  func tap(_ sender: Button) { taps += 1 }

  override func _connect(_ name: String, _ value: Any) -> Bool {
    name == "content" ? _take(&content, value) : super._connect(name, value)
  }
  override class func _action(_ name: String) -> Selector? {
    name == "tap:" ? Selector("tap:", FormOwner.tap(_:)) : super._action(name)
  }
  override class var _sourceFile: String? { #filePath }
}

class ToolOwner: UIResponder {
  var item: UIBarButtonItem?
  var taps = 0

  func tap(_ sender: UIBarButtonItem) { taps += 1 }

  override func _connect(_ name: String, _ value: Any) -> Bool {
    name == "item" ? _take(&item, value) : super._connect(name, value)
  }
  override class func _action(_ name: String) -> Selector? {
    name == "tap:" ? Selector("tap:", ToolOwner.tap(_:)) : super._action(name)
  }
  override class var _sourceFile: String? { #filePath }
}

class RowSource: NSObject, _DocumentObject, UITableViewDataSource {
  weak var table: UITableView?
  var count = 0

  func _connect(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "table": _take(&table, value)
    case "count": _take(&count, value)
    default: false
    }
  }
  class func _action(_ name: String) -> Selector? { nil }
  class var _sourceFile: String? { #filePath }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
