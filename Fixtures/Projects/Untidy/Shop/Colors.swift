extension UIColor {
  static let shopRed = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
}
