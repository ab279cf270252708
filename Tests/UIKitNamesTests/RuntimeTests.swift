import Testing
import UIKitNames

/// What Objective-C's runtime and Core Foundation give to apps' sources.
@Suite struct RuntimeTests {
  private final class Token {
    let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  private nonisolated(unsafe) static var badge: UInt8 = 0
  private nonisolated(unsafe) static var other: UInt8 = 0

  @Test func associatedObjects_areHeldByObjectAndKey() {
    let (view, second) = (UIView(), UIView())
    objc_setAssociatedObject(view, &Self.badge, "3", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Self.other, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.badge) as? String == "3")
    #expect(objc_getAssociatedObject(view, &Self.other) as? Int == 7)
    #expect(objc_getAssociatedObject(second, &Self.badge) == nil)
    objc_setAssociatedObject(view, &Self.badge, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.badge) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.other) == nil)
  }

  @Test func associatedObjects_areLetGoAfterTheirOwners_andKnownOnesAreNotHeld() {
    let known = UIView()
    weak var gone: UIView?
    let view = UIView()
    do {
      let child = UIView()
      gone = child
      objc_setAssociatedObject(view, &Self.badge, child, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(view, &Self.other, known, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(gone == nil && objc_getAssociatedObject(view, &Self.badge) == nil)
    #expect(objc_getAssociatedObject(view, &Self.other) as? UIView === known)
    var ended = 0
    for _ in 0..<5000 {
      objc_setAssociatedObject(UIView(), &Self.badge, Token { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    // Other tests have objects of their own, and what is gone is looked for only now and then.
    #expect(ended > 2000)
  }

  @Test func autoreleasepool_givesTheResult_andTheClockGoes() throws {
    #expect(autoreleasepool { 3 } == 3)
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(start > 700_000_000 && !ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test func geometry_isWrittenAndReadAsText() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {30, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {30, 4}}") == rect && NSCoder.cgRect(for: "nothing") == .zero)
    #expect(NSStringFromCGPoint(rect.origin) == "{1, 2.5}" && NSCoder.string(for: rect.size) == "{30, 4}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSStringFromUIEdgeInsets(insets)) == insets)
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{3, 4}") == CGPoint(x: 3, y: 4))
  }

  @Test func colorSpaces_tellWhatComponentsAre() throws {
    let gray = UIColor(white: 0.5, alpha: 1).cgColor
    #expect(gray.colorSpace?.model == .monochrome && UIColor.red.cgColor.colorSpace?.model == .rgb)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(gray.converted(to: space, intent: .defaultIntent, options: nil)?.numberOfComponents == 4)
    let grays = CGColorSpaceCreateDeviceGray()
    #expect(gray.converted(to: grays, intent: .perceptual, options: nil) == gray)
    #expect(UIColor.red.cgColor.converted(to: grays, intent: .perceptual, options: nil) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]) == UIColor.red)
    #expect(CGColor(colorSpace: space, components: [1]) == nil && CGColorSpace(name: "none") == nil)
    let parts = CIColor(color: .blue)
    #expect(parts.blue == 1 && parts.red == 0 && parts.alpha == 1 && UIColor(ciColor: parts) == .blue)
    #expect(CIColor(color: .white).green == 1)
  }

  @Test func traits_areCurrentWhileAClosureRuns() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var color: UIColor?
    dark.performAsCurrent { color = UIColor.label.cgColor }
    #expect(color == UIColor.white && UIColor.label.cgColor == UIColor.black)
    #expect(dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(
      dark.legibilityWeight == .regular && dark.displayGamut == .SRGB && dark.activeAppearance == .active)
  }

  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.classForCoder() }
    var colors: [Any]? {
      get { (layer as? CAGradientLayer)?.colors }
      set { (layer as? CAGradientLayer)?.colors = newValue }
    }
  }

  @Test func gradients_takeColorsOfAnyType_andClassesTellThemselves() {
    let sky = Sky()
    sky.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(sky.colors as? [CGColor] == [.red, .blue])
  }

  private final class Row: UITableViewCell {
    var states: [UITableViewCell.StateMask] = []
    override func willTransition(to state: UITableViewCell.StateMask) { states.append(state) }
    override var reuseIdentifier: String? { "row" }
  }

  @Test func cells_areToldOfEditing() {
    let row = Row(style: .default, reuseIdentifier: nil)
    row.setEditing(true, animated: true)
    row.setEditing(false, animated: true)
    #expect(row.states == [.showingEditControl, []] && row.reuseIdentifier == "row")
  }
}

/// Texts of documents, and what text inputs answer while nobody types.
@Suite struct DocumentTextTests {
  @Test func attributedString_readsPlainText_andNoHTML() throws {
    let plain = try NSAttributedString(
      data: Data("häuser".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]],
      documentAttributes: nil)
    #expect(plain.string == "häuser")
    let latin = try NSMutableAttributedString(
      data: Data([0xE4]),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .characterEncoding: String.Encoding.isoLatin1.rawValue,
      ], documentAttributes: nil)
    #expect(latin.string == "ä")
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: Data("<b>x</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    #expect(throws: (any Error).self) { try NSAttributedString(data: Data([0xFF]), documentAttributes: nil) }
  }

  @Test func textInputs_haveNoMarkedText_andComparePlaces() throws {
    let field = UITextField()
    field.text = "abc"
    let second = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    #expect(field.markedTextRange == nil)
    #expect(field.compare(field.beginningOfDocument, to: second) == .orderedAscending)
    #expect(field.compare(second, to: second) == .orderedSame)
    #expect(field.compare(field.endOfDocument, to: second) == .orderedDescending)
  }
}
