import Foundation

/// A rectangle in few letters, because tests of layouts are lists of them.
package func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
