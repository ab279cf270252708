import Foundation
import LayoutSnapshotViews

/// Names for the properties of a view's class. They are made from identifiers, and are valid and unique.
struct SwiftNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var used: Set<String> = []

  init(_ items: [LayoutItem]) {
    for item in items {
      let given = (item as? View)?.accessibilityIdentifier ?? (item as? LayoutGuide)?.identifier
      var stem = SwiftNames.lowerCamel(given ?? "")
      if stem.isEmpty { stem = SwiftNames.lowerCamel(frameworkClass(of: item)) }
      if SwiftNames.taken.contains(stem) { stem += item is View ? "View" : "Guide" }
      var (name, number) = (stem, 2)
      while used.contains(name) { (name, number) = (stem + "\(number)", number + 1) }
      used.insert(name)
      names[ObjectIdentifier(item)] = name
    }
  }

  subscript(item: LayoutItem) -> String? { names[ObjectIdentifier(item)] }

  /// A name for something else, such as a constraint.
  mutating func fresh(_ stem: String) -> String {
    var (name, number) = (stem, 2)
    while used.contains(name) || SwiftNames.taken.contains(name) {
      (name, number) = (stem + "\(number)", number + 1)
    }
    used.insert(name)
    return name
  }

  /// The words joined in camel case: `Log-in button 2` becomes `logInButton2`. Only letters that Swift allows remain.
  static func lowerCamel(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isXIDContinue && scalar != "·"
      if isLetter, scalar != "_" {
        word.unicodeScalars.append(scalar)
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return "" }
    // Leading capitals become lowercase up to the next word: URLField becomes urlField.
    let capitals = first.prefix { $0.isUppercase }
    let lowered =
      capitals.count > 1 && capitals.count < first.count
      ? capitals.dropLast().lowercased() + first.dropFirst(capitals.count - 1)
      : capitals.lowercased() + first.dropFirst(capitals.count)
    let name = lowered + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.unicodeScalars.first?.properties.isXIDStart == true ? name : "item" + name
  }

  static func upperCamel(_ text: String) -> String {
    let name = lowerCamel(text)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Keywords of the language, and members that views already have.
  private static let taken: Set<String> = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator
    private protocol public rethrows static struct subscript typealias var break case continue default defer do
    else fallthrough for guard if in repeat return switch where while as catch false is nil super self throw
    throws true try Any Self actor async await some any

    accessibilityElements accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityTraits accessibilityValue accessibilityPath alignment alignmentRectInsets alpha arrangedSubviews
    autoresizingMask autoresizesSubviews axis backgroundColor bottomAnchor bounds canBecomeFirstResponder center
    centerXAnchor centerYAnchor clipsToBounds configuration constraints contentMode contentScaleFactor coder copy
    description debugDescription directionalLayoutMargins distribution effectiveUserInterfaceLayoutDirection
    firstBaselineAnchor focusItems frame gestureRecognizers hash heightAnchor hitTest inputView inputAccessoryView
    interactions intrinsicContentSize isFirstResponder isFocused isHidden isOpaque isUserInteractionEnabled
    keyCommands keyboardLayoutGuide lastBaselineAnchor layer layoutGuides layoutMargins layoutMarginsGuide
    leadingAnchor leftAnchor mask maskView minimumContentSizeCategory motionEffects next overrideUserInterfaceStyle
    point readableContentGuide restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide sizeToFit
    semanticContentAttribute spacing subviews superclass superview tag textInputMode tintAdjustmentMode tintColor
    topAnchor trailingAnchor traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints
    undoManager userActivity viewWithTag widthAnchor window zone
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
