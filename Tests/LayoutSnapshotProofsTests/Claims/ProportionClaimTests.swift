import Foundation
import Testing

@testable import LayoutSnapshotTesting

/// What an article claims of pictures at shares of the screen: three ways to write them give one layout.
@Suite struct ProportionClaimTests {
  /// The rows: their shares of the height, and those of the width in each.
  private static let rows: [(y: CGFloat, x: [CGFloat])] = [
    (2.0 / 3, [0.5, 1.5]), (4.0 / 3, [1.0 / 3, 1, 5.0 / 3]),
  ]

  private static func picture() -> ImageView {
    let view = ImageView(image: Image(color: .systemRed, size: CGSize(width: 100, height: 100)))
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private static func place(
    _ view: View, _ attribute: LayoutConstraint.Attribute, of root: View, at multiplier: CGFloat
  ) {
    LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
      multiplier: multiplier, constant: 0
    ).isActive = true
  }

  /// Centers as shares of the centre, in code.
  private static func code() -> View {
    let root = View()
    for row in rows {
      for x in row.x {
        let view = picture()
        root.addSubview(view)
        place(view, .centerX, of: root, at: x)
        place(view, .centerY, of: root, at: row.y)
      }
    }
    return root
  }

  /// Rows with equal spaces, of which the first picture and the centre say how wide they are.
  private static func stacks(from first: CGFloat? = nil) -> View {
    let root = View()
    for row in rows {
      let stack = StackView(arrangedSubviews: row.x.map { _ in picture() })
      stack.distribution = .equalSpacing
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      place(stack, .centerX, of: root, at: 1)
      place(stack, .centerY, of: root, at: row.y)
      place(stack.arrangedSubviews[0], .centerX, of: root, at: first ?? row.x[0])
    }
    return root
  }

  /// The same constraints in a document.
  private static func document() throws -> View {
    func picture(_ id: String) -> String {
      """
      <imageView contentMode="scaleToFill" image="dot" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <constraints>
          <constraint firstAttribute="width" constant="100" id="\(id)w"/>
          <constraint firstAttribute="height" constant="100" id="\(id)h"/>
        </constraints>
      </imageView>
      """
    }
    func constraint(_ id: String, _ attribute: String, _ multiplier: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" \
      multiplier="\(multiplier)" id="\(id)\(attribute)"/>
      """
    }
    let shares = [
      ("a", "0.5", "2:3"), ("b", "1.5", "2:3"), ("c", "1:3", "4:3"), ("d", "1", "4:3"), ("e", "5:3", "4:3"),
    ]
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(shares.map { picture($0.0) }.joined())</subviews>
            <constraints>
            \(shares.map { constraint($0.0, "centerX", $0.1) + constraint($0.0, "centerY", $0.2) }.joined())
            </constraints>
          </view>
        </objects>
      </document>
      """
    let document = try InterfaceBuilderDocument(text)
    return try document.scene(document.scenes[0].name).view
  }

  /// "For fun here are three ways": Interface Builder, code and stack views.
  @Test func threeSpellings_areEqualAtEverySize() throws {
    assertEqualLayout(try Self.document(), Self.code(), on: .everySize, comparing: .whatIsSeen)
    assertEqualLayout(Self.stacks(), Self.code(), on: .everySize, comparing: .whatIsSeen)
    // A spelling with another share is found.
    let other = EqualityFindings(
      { Self.stacks(from: 0.51) }, Self.code, on: DeviceMatrix.everySize.devices, comparing: .whatIsSeen)
    #expect(other.message != nil)
  }

  /// The pictures are neither stretched nor compressed, and from right to left the spellings with centres are no mirror image.
  @Test func pictures_keepTheirSizes_atEverySize() throws {
    let sizes = LayoutCheck("pictures are 100 points wide and high") { layout in
      layout.nodes.filter { $0.isKind(ofOneOf: ["ImageView"]) }
        .filter { abs($0.frame.width - 100) > 0.501 || abs($0.frame.height - 100) > 0.501 }
        .map { "\($0.path): \($0.frame)" }
    }
    for make in [Self.code, { Self.stacks() }] {
      expectLayout(of: make(), on: .everySize) {
        $0.isUnambiguous
        $0.hasNoConflicts
        sizes
      }
    }
  }
}
