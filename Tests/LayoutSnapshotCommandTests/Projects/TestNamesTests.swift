import Testing

@testable import LayoutSnapshotCommand

@Suite struct TestNamesTests {
  @Test func names_areSwift_andNoTwoAlike() {
    #expect(
      TestNames(
        ["S/Default.storyboard", "S/Main.storyboard", "S/2nd.storyboard", "S/Launch.storyboard"],
        taken: ["launch"]
      )
      .names == ["`default`", "main", "_2nd", "s_Launch"])
    #expect(TestNames(["Profile", "profile", "Cart"]).names.last == "cart")
    #expect(Set(TestNames(["设置.storyboard", "主页.storyboard"]).names).count == 2)
    #expect(TestNames(["设置.storyboard"]).names[0].hasPrefix("screen_"))
    let names = TestNames(["a-b/X.storyboard", "a_b/X.storyboard", "c/X.storyboard"]).names
    #expect(Set(names).count == 3 && names[2] == "c_X")
  }

  /// References are called like the functions.
  @Test func names_areTheSame_whateverElseThereIs() {
    let two = TestNames(["A/Main.storyboard", "B/Main.storyboard"]).names
    #expect(two == ["a_Main", "b_Main"])
    #expect(
      TestNames(["0/Main.storyboard", "A/Main.storyboard", "B/Main.storyboard"]).names.suffix(2) == two)
    #expect(
      TestNames(["x/主页.storyboard", "设置.storyboard"]).names.last == TestNames(["设置.storyboard"]).names.last)
  }
}
