import Corpus
import Foundation
import LayoutSnapshotInterfaceBuilder
import LayoutSnapshotTools
import LayoutSnapshotViews
import TestTools
import Testing

private let corpus = Corpus("interface-builder")

/// What tools make of a scene, written into its document: that and nothing else.
@Suite struct DocumentWritingTests {
  /// A scene with all that a change can touch: outlets, exceptions for size classes, comments, its own spelling.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" initialViewController="vc">\r
        <device id="retina4_7" orientation="portrait"/>\r
        <scenes><scene sceneID="s"><objects><viewController id="vc" storyboardIdentifier='Start'>\r
            <!-- kept as it is -->\r
            <view key="view" id="root">\r
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\r
                <subviews>\r
                    <label text="A &amp; &#66;" id="title" userLabel="title" translatesAutoresizingMaskIntoConstraints="NO">\r
                        <rect key="frame" x="16" y="40" width="343" height="20.5"/>\r
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>\r
                    </label>\r
                    <view id="box" userLabel="box" fixedFrame="YES">\r
                        <rect key="frame" x="16" y="80" width="100" height="50"/>\r
                    </view>\r
                    <view id="mark" userLabel="mark"/>\r
                </subviews>\r
                <constraints>\r
                    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40.0" symbolic="YES" id="top"/>\r
                    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="lead"/>\r
                </constraints>\r
                <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>\r
            </view>\r
            <connections>\r
                <outlet property="topSpace" destination="top" id="o1"/>\r
            </connections>\r
        </viewController></objects></scene></scenes>\r
    </document>
    """

  private func edited(
    _ body: (InterfaceBuilderScene, LayoutEditor) throws -> Void
  ) throws -> (lines: [String], text: String) {
    let document = try InterfaceBuilderDocument(Self.text)
    let scene = try document.scene(document.description(of: nil), .canvas(.saved))
    try body(scene, LayoutEditor(scene.view, on: .iPhone8))
    let text = String(decoding: try document.bytes(with: scene), as: UTF8.self)
    let (old, new) = (Self.text.components(separatedBy: "\r\n"), text.components(separatedBy: "\r\n"))
    let changes = new.difference(from: old).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line.trimmingCharacters(in: .whitespaces)
      case .remove(_, let line, _): "- " + line.trimmingCharacters(in: .whitespaces)
      }
    }
    return (changes, text)
  }

  @Test func withoutAChange_everyByteStays() throws {
    #expect(try edited { _, _ in }.text == Self.text)
  }

  @Test func aConstant_changesItsAttributeAlone() throws {
    let (lines, _) = try edited { scene, _ in try #require(scene.constraint("top")).constant = 41.25 }
    let before = #"firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="#
    #expect(
      lines == [
        "- <constraint \(before)\"40.0\" symbolic=\"YES\" id=\"top\"/>",
        "+ <constraint \(before)\"41.25\" id=\"top\"/>",
      ])
  }

  @Test func aNewConstraint_isALineInItsList_andItsViewIsPlacedByConstraints() throws {
    let (lines, text) = try edited { scene, editor in
      let (title, box) = (try #require(scene["title"]), try #require(scene["box"]))
      let menu = try editor.connections(from: title, to: box, dragging: .vertical)
      try editor.connect(menu.filter { $0.name == "vertical-spacing" })
    }
    #expect(lines.count == 3)
    #expect(lines[0] == #"- <view id="box" userLabel="box" fixedFrame="YES">"#)
    #expect(
      lines[1] == #"+ <view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="box">"#)
    let new =
      #"firstItem="box" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="19.5""#
    #expect(lines[2].hasPrefix("+ <constraint \(new) id=\""))
    #expect(try InterfaceBuilderDocument(text).scene().constraintRecords.count == 3)
  }

  @Test func aGuideAndAList_areMadeWhereThereAreNone() throws {
    let (lines, text) = try edited { scene, editor in
      let box = try #require(scene["box"])
      try editor.pin([box], [.width(), .bottom(.points(5))])
    }
    #expect(lines.contains { $0.hasPrefix(#"+ <viewLayoutGuide key="safeArea" id=""#) })
    #expect(lines.contains { $0.hasPrefix(#"+ <constraint firstAttribute="width" constant="100" id=""#) })
    #expect(lines.filter { $0.hasSuffix("constraints>") } == ["+ <constraints>", "+ </constraints>"])
    let scene = try InterfaceBuilderDocument(text).scene()
    let words = scene.constraintRecords.map(\.constraint.description)
    #expect(words.contains("safeAreaLayoutGuide.bottom == box.bottom + 5"), "\(words)")
  }

  @Test func aViewWrittenInOneTag_isOpened() throws {
    let (lines, text) = try edited { scene, editor in
      try editor.pin([try #require(scene["mark"])], [.width(3), .height(4)])
    }
    #expect(lines.first == #"- <view id="mark" userLabel="mark"/>"#)
    #expect(lines.last == "+ </view>")
    let mark = try #require(try InterfaceBuilderDocument(text).scene()["mark"])
    #expect(mark.constraints.map(\.description) == ["mark.width == 3", "mark.height == 4"])
  }

  @Test func constraintsThatAreCleared_goWithTheirOutlets_andEmptyLists() throws {
    let (lines, _) = try edited { _, editor in try editor.clearConstraints() }
    #expect(lines.allSatisfy { $0.hasPrefix("- ") })
    #expect(lines.count == 7, "\(lines)")
    #expect(lines.contains(#"- <outlet property="topSpace" destination="top" id="o1"/>"#))
    #expect(!lines.contains { $0.contains("variation") })
  }

  @Test func aFrame_isWrittenAsXcodeWritesIt() throws {
    let (lines, _) = try edited { scene, _ in
      try #require(scene["box"]).frame = CGRect(x: 0, y: 80.5, width: 100, height: 50)
    }
    #expect(
      lines == [
        #"- <rect key="frame" x="16" y="80" width="100" height="50"/>"#,
        #"+ <rect key="frame" x="0.0" y="80.5" width="100" height="50"/>"#,
      ])
  }

  @Test func theSameChange_isTheSameBytes() throws {
    let change = { (_: InterfaceBuilderScene, editor: LayoutEditor) in
      _ = try editor.resetToSuggestedConstraints()
    }
    #expect(try edited(change).text == edited(change).text)
  }

  @Test func viewsThatMoved_areRefusedWithTheirPlace() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      try edited { scene, editor in
        try editor.embedInStack([try #require(scene["title"]), try #require(scene["box"])])
      }
    }
    #expect("\(error)".contains("Use `code` instead."))
    #expect(error.location != nil)
  }

  @Test(.thorough(.needsCorpus), .enabled(if: corpus.isPresent, "the corpus folder is absent"))
  func everyDocument_writtenWithoutAChange_staysByteForByte() throws {
    let folder = corpus.folder.appending(path: "documents").path
    var scenes = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let bytes = try corpus.bytes("documents/" + file)
      let document = try InterfaceBuilderDocument(bytes: bytes)
      for description in document.scenes where description.hasView {
        let scene = try document.scene(description, .canvas(.saved))
        #expect(try document.bytes(with: scene) == bytes, "\(file) \(description.name)")
        scenes += 1
      }
    }
    #expect(scenes > 1500)
  }

  /// Constraints are cleared and suggested anew, written, and read again: they are the ones that the editor has.
  @Test(.thorough(.needsCorpus), .enabled(if: corpus.isPresent, "the corpus folder is absent"))
  func everyDocument_writtenWithSuggestions_saysThem() throws {
    let folder = corpus.folder.appending(path: "documents").path
    var (written, refused, others) = (0, [String](), [String]())
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let document = try InterfaceBuilderDocument(bytes: try corpus.bytes("documents/" + file))
      for description in document.scenes where description.hasView {
        // What the canvas gives an empty view in a stack depends on its having constraints.
        let options = LoadingOptions.canvas(.saved, without: .emptyViewsInStacks)
        let scene = try document.scene(description, options)
        guard scene.view.frame.width >= 1, scene.view.frame.height >= 1 else { continue }
        let size = scene.view.frame.size
        let editor = LayoutEditor(
          scene.view, on: Device(name: "canvas", width: size.width, height: size.height, scale: 2))
        guard (try? editor.resetToSuggestedConstraints()) != nil else { continue }
        do {
          let text = try document.bytes(with: scene)
          let again = try InterfaceBuilderDocument(bytes: text)
          let read = try again.scene(try again.description(of: description.objectIdentifier), options)
          written += 1
          let count = { (scene: InterfaceBuilderScene) in
            scene.records.reduce(0) { $0 + $1.view.ownConstraints.count { $0.isActive } }
          }
          let (first, second) = (
            try scene.view.layout(on: editor.device), try read.view.layout(on: editor.device)
          )
          let differs = zip(scene.records, read.records).first {
            $0.view.isInside(scene.view) && !$0.view.frame.isNear($1.view.frame)
          }
          let open = (first.nodes.count(where: \.isAmbiguous), second.nodes.count(where: \.isAmbiguous))
          if count(scene) != count(read) || differs != nil || open.0 != open.1 {
            others.append(
              "\(file) \(description.name): \(count(scene)) \(count(read)) \(open) \(differs?.0.id ?? "") "
                + "\(differs?.0.view.frame ?? .zero) \(differs?.1.view.frame ?? .zero)")
          }
        } catch let error as InterfaceBuilderError {
          guard case .notWritable = error.problem else { throw error }
          refused.append("\(file) \(error)")
        }
      }
    }
    print("written \(written) scenes, refused \(refused.count), read otherwise \(others.count)")
    #expect(written > 1000 && others.isEmpty, "\(others.prefix(8)) \(refused.prefix(10))")
  }
}

extension View {
  fileprivate func isInside(_ root: View) -> Bool { self === root || superview?.isInside(root) == true }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5001
    }
  }
}
