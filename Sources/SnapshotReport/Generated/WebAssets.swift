enum WebAssets {
  static let style = ""
  static let script = ""
}
