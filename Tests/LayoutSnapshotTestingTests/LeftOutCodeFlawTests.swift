import LayoutSnapshotViews
import Testing

@testable import LayoutSnapshotTesting

@Suite struct LeftOutCodeFlawTests {
  private var flaws: [LayoutFlaw] { LayoutFlaw.absences(TestContext.runningTest, besides: []) }

  /// One warning, however much is left out.
  @Test func codeThatIsLeftOut_isToldWherePicturesAreTaken() {
    #expect(flaws.isEmpty)
    for line in ["pay()", "load()", "pay()"] { _leftOut("Cart.show() { \(line) }") }
    #expect(flaws.map(\.isError) == [false])
    #expect(
      flaws.first?.text
        == "The app's code is not whole: Cart.show() { load() } and 1 more are left out in sources.txt, "
        + "because it does not compile here. The picture lacks what that does.")
  }
}
