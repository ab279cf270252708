import Foundation
import TestTools
import Testing
import LayoutSnapshotViews

@Suite struct AffineTransformTests {
  @Test func transforms_areDoneInOrder() {
    let point = CGPoint(x: 1, y: 2)
    let moved = CGAffineTransform(translationX: 10, y: 20)
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(moved.concatenating(scaled)) == CGPoint(x: 22, y: 66))
    #expect(point.applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 26))
    #expect(point.applying(scaled.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 66))
    #expect(moved.concatenating(moved.inverted()).isIdentity)
    #expect(scaled.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1 / 3, tx: 0, ty: 0))
  }

  @Test func rotation_isExactAtQuarters_andNearElsewhere() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(quarter == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(CGAffineTransform(rotationAngle: -.pi / 2) == quarter.inverted())
    #expect(CGAffineTransform(rotationAngle: 2 * .pi) == .identity)
    let third = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(third.b - 0.5) < 1e-8 && abs(third.a - (0.75).squareRoot()) < 1e-8)
    #expect(CGAffineTransform(rotationAngle: .nan).isIdentity)
    #expect(CGSize(width: 2, height: 3).applying(quarter) == CGSize(width: -3, height: 2))
  }

  @Test func rectangle_isTheOneAroundItsCorners() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(rect(1, 2, 10, 20).applying(quarter) == rect(-22, 1, 20, 10))
  }
}
