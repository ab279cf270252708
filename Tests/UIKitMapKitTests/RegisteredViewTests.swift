import Foundation
import LayoutSnapshotViews
import Testing
import UIKitMapKit

/// Views of classes that an app registers with a map.
@Suite struct RegisteredViewTests {
  private func view(of type: MKAnnotationView.Type, for pin: MKPointAnnotation) -> MKAnnotationView {
    let map = MKMapView()
    map.register(type, forAnnotationViewWithReuseIdentifier: "a name that does not fit into two words")
    return map.dequeueReusableAnnotationView(
      withIdentifier: "a name that does not fit into two words", for: pin)
  }

  @Test func classes_areMadeWithTheirInitializerForAnnotations() {
    let pin = MKPointAnnotation(coordinate: .init(), title: "Lindau", subtitle: nil)
    let flag = view(of: Flag.self, for: pin)
    #expect((flag as? Flag)?.heard == ["Lindau", "a name that does not fit into two words"])
    #expect(flag.annotation === pin && flag.reuseIdentifier == "a name that does not fit into two words")
    #expect(flag.frame.size == CGSize(width: 20, height: 30), "as the initializer has made it")
  }

  @Test func initializersBelowAndBeside_areTheRightOnes() {
    let pin = MKPointAnnotation(coordinate: .init(), title: "Lindau", subtitle: nil)
    #expect((view(of: SmallFlag.self, for: pin) as? SmallFlag)?.heard.last == "small")
    #expect((view(of: Both.self, for: pin) as? Both)?.way == "annotation")
    #expect(Both(frame: .zero).way == "frame")
    #expect(view(of: Plain.self, for: pin).annotation === pin)
    #expect(view(of: Balloon.self, for: pin).subviews.count == 1, "the gray area")
  }

  @Test func viewsThatAnInitializerMakes_haveNothingOfTheAnnotation() {
    let pin = MKPointAnnotation()
    let outer = view(of: Nest.self, for: pin) as? Nest
    #expect(
      outer?.annotation === pin && outer?.inner.annotation == nil && outer?.inner.reuseIdentifier == nil)
  }

  @Test func views_goWithTheirLastOwner() {
    weak var gone: MKAnnotationView?
    weak var pinGone: MKPointAnnotation?
    do {
      let pin = MKPointAnnotation()
      let flag = view(of: Flag.self, for: pin)
      (gone, pinGone) = (flag, pin)
      #expect(gone != nil)
    }
    #expect(gone == nil && pinGone == nil)
  }

  @Test func viewsWithoutAnAnnotation_haveTheirFrame() {
    let view = MKMarkerAnnotationView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.annotation == nil)
    #expect(view.subviews.count == 1 && MKAnnotationView().annotation == nil)
  }
}

private class Flag: MKAnnotationView {
  var heard: [String] = []
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    heard = [(annotation as? MKPointAnnotation)?.title ?? "no title", reuseIdentifier ?? "no name"]
    frame.size = CGSize(width: 20, height: 30)
  }
}

private final class SmallFlag: Flag {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    heard.append("small")
  }
}

private final class Both: MKAnnotationView {
  let way: String
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    way = "annotation"
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  init(frame: CGRect) {
    way = "frame"
    super.init(annotation: nil, reuseIdentifier: nil)
  }
}

private final class Plain: MKAnnotationView {}

private final class Balloon: MKMarkerAnnotationView { var count = 1 }

private final class Nest: MKAnnotationView {
  let inner: MKAnnotationView
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    inner = MKAnnotationView(frame: .zero)
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
}
