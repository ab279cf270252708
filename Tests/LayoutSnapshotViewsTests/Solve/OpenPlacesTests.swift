import Foundation
@testable import LayoutSnapshotViews
import Testing

/// Where views stand and how large they are that constraints do not decide, as measured on UIKit.
@Suite struct OpenPlacesTests {
  private let device = Device(name: "test", width: 393, height: 852, scale: 1)
  private let root = View()

  private func add(to superview: View? = nil) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func activate(_ constraints: LayoutConstraint...) { LayoutConstraint.activate(constraints) }

  @Test func position_alone_placesAViewOfNoSize() throws {
    let (cornered, centred, led) = (add(), add(), add())
    activate(
      cornered.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13),
      cornered.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23),
      centred.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 0.5),
      centred.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      led.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 18))
    let layout = try root.layout(on: device)
    #expect(cornered.frame == CGRect(x: 380, y: 829, width: 0, height: 0))
    #expect(centred.frame == CGRect(x: 197, y: 426, width: 0, height: 0))
    #expect(led.frame == CGRect(x: 18, y: 0, width: 0, height: 0))
    #expect(layout.nodes.filter(\.isAmbiguous).count == 3)
    _ = try root.layout(on: device.rightToLeft)
    #expect(led.frame == CGRect(x: 375, y: 0, width: 0, height: 0))
  }

  @Test func openPosition_isZeroInTheSuperview_howeverDeep() throws {
    let card = add()
    activate(
      card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      card.rightAnchor.constraint(equalTo: root.rightAnchor),
      card.heightAnchor.constraint(equalToConstant: 100))
    let inner = add(to: card)
    let innermost = add(to: inner)
    activate(innermost.widthAnchor.constraint(equalToConstant: 7))
    for width in [393.0, 500, 393] {
      _ = try root.layout(on: Device(name: "test", width: width, height: 852, scale: 1))
      #expect(inner.frame == .zero)
      #expect(innermost.frame == CGRect(x: 0, y: 0, width: 7, height: 0))
      #expect(innermost.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: 60))
    }
    // What moves the superview moves what is left open in it.
    let far = add(to: card)
    let follower = add(to: far)
    activate(far.rightAnchor.constraint(equalTo: card.rightAnchor))
    for width in [393.0, 500, 393] {
      _ = try root.layout(on: Device(name: "test", width: width, height: 852, scale: 1))
      #expect(far.frame == CGRect(x: width - 50, y: 0, width: 0, height: 0))
      #expect(follower.frame == .zero)
    }
  }

  /// Between two limits, too: the superview's edge counts, not the root's.
  @Test func openPosition_betweenLimits_isAsNearToTheSuperviewsAsItCanBe() throws {
    let card = add()
    activate(card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 150))
    let inner = add(to: card)
    activate(
      inner.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 100),
      inner.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 200))
    _ = try root.layout(on: device)
    #expect(inner.frame.minX == 0)
  }

  @Test func inequality_alone_holdsAPositionAndNoSize() throws {
    let view = add()
    activate(
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 26),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23))
    _ = try root.layout(on: device)
    #expect(view.frame == CGRect(x: 26, y: 785, width: 0, height: 44))
  }

  @Test func size_thatTwoViewsShare_goesToTheFirst() throws {
    let (first, second) = (add(), add())
    activate(
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor))
    let layout = try root.layout(on: device)
    #expect(first.frame.width == 393 && second.frame.width == 0)
    #expect(layout.nodes.filter(\.isAmbiguous).count == 2)
  }

  @Test func itemThatIsNil_makesASizeAConstant() throws {
    let view = add()
    let size = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
      constant: 50)
    #expect(size.secondAttribute == .notAnAttribute)
    size.isActive = true
    _ = try root.layout(on: device)
    #expect(view.frame.width == 50)
  }

  @Test func constraint_betweenAxes_isActiveAndCannotBeLaidOut() throws {
    let (view, other) = (add(), add())
    let crossing = LayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
      constant: 0)
    crossing.isActive = true
    #expect(crossing.isActive && root.constraints == [crossing])
    let refusal = ConstraintRefusal(constraint: crossing.description, reason: .differentKinds)
    #expect(throws: LayoutError.illegalConstraints([refusal])) { try root.layout(on: device) }
    crossing.isActive = false
    _ = try root.layout(on: device)
  }

  @Test func conflict_breaksAConstraintOfTheUser_notAGuide() throws {
    let view = add()
    let margins = root.layoutMarginsGuide
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: margins.topAnchor, constant: 90),
      view.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5))
    let layout = try root.layout(on: device)
    #expect(layout.conflicts.count == 2)
    #expect(layout.conflicts.allSatisfy { !$0.broken.contains("place") }, "\(layout.conflicts)")
    #expect(margins.layoutFrame == CGRect(x: 16, y: 0, width: 361, height: 852))
    #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds)
    #expect(view.frame.minY == 10 && view.frame.minX == 0)
  }
}
