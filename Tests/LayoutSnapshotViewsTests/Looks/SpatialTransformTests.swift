import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotRaster
import Testing

@testable import LayoutSnapshotViews

/// Transforms in space, and layers that repeat their sublayers.
@Suite struct SpatialTransformTests {
  private let root = View()
  private let box = View(frame: CGRect(x: 20, y: 30, width: 40, height: 20))

  init() {
    root.backgroundColor = .white
    box.backgroundColor = .red
    root.addSubview(box)
  }

  private func picture(of view: View? = nil) throws -> Bitmap {
    Rasterizer.draw(try (view ?? root).solvedTree(on: .iPhone4).displayList)
  }

  @Test func transform_inThePlane_isTheAffineOne() throws {
    let turn = CATransform3DRotate(CATransform3DMakeTranslation(8, 4, 0), .pi / 6, 0, 0, 1)
    box.layer.transform = CATransform3DScale(turn, 2, 0.5, 1)
    let spatial = try picture()
    #expect(CATransform3DIsAffine(box.layer.transform))
    #expect(CATransform3DGetAffineTransform(box.layer.transform) == box.transform)
    box.transform = CGAffineTransform(translationX: 8, y: 4).rotated(by: .pi / 6).scaledBy(x: 2, y: 0.5)
    #expect(try picture() == spatial)
    #expect(box.layer.transform == CATransform3DMakeAffineTransform(box.transform))
  }

  @Test func turnAroundAnEdge_isSeenNarrower() throws {
    box.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let turned = try picture()
    #expect(!CATransform3DIsAffine(box.layer.transform))
    #expect(box.transform3D == box.layer.transform)
    box.transform = CGAffineTransform(scaleX: box.transform.a, y: 1)
    #expect(abs(box.transform.a - 0.5) < 1e-6)
    #expect(try picture() == turned)
    // A quarter of a turn shows nothing of it.
    box.layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    let edge = try picture()
    box.isHidden = true
    #expect(try picture() == edge)
  }

  @Test func products_applyTheFirstTransformFirst() {
    let (move, grow) = (CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(3, 1, 1))
    #expect(CATransform3DConcat(move, grow).m41 == 30)
    #expect(CATransform3DTranslate(grow, 10, 0, 0) == CATransform3DConcat(move, grow))
    #expect(CATransform3DConcat(grow, move).m41 == 10)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let back = CATransform3DRotate(CATransform3DMakeRotation(0.7, 1, 2, 3), -0.7, 1, 2, 3)
    #expect(abs(back.m11 - 1) < 1e-7 && abs(back.m23) < 1e-7 && abs(back.m31) < 1e-7)
  }

  @Test func replicator_showsItsSublayersAgain() throws {
    func dot(_ x: CGFloat, alpha: Float = 1) -> Layer {
      let dot = Layer()
      dot.frame = CGRect(x: x, y: 10, width: 8, height: 8)
      dot.backgroundColor = .blue
      dot.opacity = alpha
      return dot
    }
    let repeated = View()
    repeated.backgroundColor = .white
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(16, 0, 0)
    replicator.instanceAlphaOffset = -0.4
    replicator.addSublayer(dot(0))
    repeated.layer.addSublayer(replicator)
    let single = View()
    single.backgroundColor = .white
    let group = Layer()
    group.frame = replicator.frame
    for (x, alpha) in zip([0, 16, 32], [1, 0.6, 0.2] as [Float]) {
      group.addSublayer(dot(CGFloat(x), alpha: alpha))
    }
    single.layer.addSublayer(group)
    #expect(try picture(of: repeated) == picture(of: single))
    replicator.instanceCount = 1
    #expect(try picture(of: repeated) != picture(of: single))
  }

  @Test func replicator_turnsAroundItsMiddle() throws {
    let wheel = View()
    wheel.backgroundColor = .white
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let spoke = Layer()
    spoke.frame = CGRect(x: 28, y: 0, width: 4, height: 10)
    spoke.backgroundColor = .black
    replicator.addSublayer(spoke)
    wheel.layer.addSublayer(replicator)
    let picture = try picture(of: wheel)
    // The middle lies at 50, 50 points; the spokes are above, beside and below it.
    for (x, y) in [(50, 24), (76, 50), (50, 76), (24, 50)] {
      #expect(picture[2 * x, 2 * y] == .black, "\(x), \(y)")
    }
    #expect(picture[100, 100] == .white)
  }
}
