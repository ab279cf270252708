/// The keyboard settings of the field in a search bar. They are remembered; snapshots show no keyboard.
///
/// ```swift
/// searchBar.returnKeyType = .done
/// searchBar.searchTextField.returnKeyType  // .done
/// ```
extension SearchBar {
  /// The kind of keyboard.
  public final var keyboardType: KeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether the keyboard is light or dark.
  public final var keyboardAppearance: KeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the return key.
  public final var returnKeyType: ReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Which letters are capitalized automatically.
  public final var autocapitalizationType: TextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public final var autocorrectionType: TextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public final var spellCheckingType: TextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The content of the text, for suggestions; none by default.
  public final var textContentType: TextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// Whether the return key is disabled while there is no text.
  public final var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether quotation marks are typed as those of the language.
  public final var smartQuotesType: TextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Whether two hyphens are typed as a dash.
  public final var smartDashesType: TextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Whether spaces around what is inserted or deleted are put right.
  public final var smartInsertDeleteType: TextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Whether the text is shown as dots; false by default.
  public final var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// What a password has to be made of, for suggestions.
  public final var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
}
