import Foundation
import Testing
import UIKitNames

/// Protocols of text input and text size, as libraries name them.
@Suite struct TextInputNamesTests {
  /// UIKit requires no setting, so a class declares those that it has.
  private final class CodeField: UIControl, UIKeyInput {
    var keyboardType = UIKeyboardType.numberPad
    private(set) var code = ""
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { _ = code.popLast() }
  }

  private final class Badge: UIView, UIContentSizeCategoryAdjusting {
    var adjustsFontForContentSizeCategory = false
    override var largeContentTitle: String? {
      get { "Badge" }
      set { _ = newValue }
    }
  }

  @Test func keyInput_hasTheUsualSettings() {
    let field = CodeField()
    let input: any UIKeyInput = field
    input.insertText("42")
    input.deleteBackward()
    #expect(field.code == "4" && input.hasText)
    let traits: any UITextInputTraits = field
    #expect(traits.keyboardType == .numberPad)
    #expect(traits.returnKeyType == .default && traits.autocapitalizationType == .sentences)
    #expect(!traits.isSecureTextEntry && traits.textContentType == nil)
  }

  @Test func fields_answerByTheProtocol() {
    let field = UITextField()
    (field.keyboardType, field.isSecureTextEntry, field.smartQuotesType) = (.URL, true, .no)
    let bar = UISearchBar()
    bar.returnKeyType = .done
    let inputs: [any UITextInputTraits] = [field, UITextView(), bar]
    #expect(inputs.map(\.keyboardType) == [.URL, .default, .default])
    #expect(inputs.map(\.isSecureTextEntry) == [true, false, false])
    #expect(inputs.map(\.smartQuotesType) == [.no, .default, .default])
    #expect(inputs[2].returnKeyType != .default)
    bar.smartDashesType = .no
    #expect(inputs[2].smartDashesType == .no && bar.searchTextField.smartDashesType == .no)
  }

  @Test func textSize_isFollowedByWhateverCan() {
    let texts: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView(), Badge()]
    for text in texts { text.adjustsFontForContentSizeCategory = true }
    #expect(texts.map(\.adjustsFontForContentSizeCategory) == [true, true, true, true])
  }

  @Test func largeContent_canBeOverridden() {
    let items: [any UILargeContentViewerItem] = [Badge(), UIView()]
    #expect(items.map(\.largeContentTitle) == ["Badge", nil])
    #expect(items.allSatisfy { !$0.showsLargeContentViewer && $0.largeContentImage == nil })
  }
}
