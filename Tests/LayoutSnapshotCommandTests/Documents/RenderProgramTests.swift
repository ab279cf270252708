import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing
import LayoutSnapshotViews

@Suite struct RenderProgramTests {
  @Test func scene_onADevice_isDrawnAsATestWouldDrawIt() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let run = try package.run(
      "render", "Login.storyboard", "--scene", "Login", "--device", "iPhone4", "--frames")
    #expect((run.output, run.code) == ("Login.iPhone4.png\nLogin.iPhone4.json\n", 0))
    let picture = try Bitmap(png: package.read("Login.iPhone4.png"))
    #expect((picture.width, picture.height) == (640, 960))
    let layout = try Layout(json: package.text("Login.iPhone4.json"))
    let card = try #require(layout["View/card"]).frame
    #expect((card.minX, card.width, card.height) == (16, 288, 144))
    #expect(picture[Int(card.midX * 2), Int(card.midY * 2)] == Pixel(red: 128, green: 64, blue: 191))
  }

  @Test func scene_withoutADevice_liesAsOnItsCanvas() throws {
    let package = try ThrowAwayPackage.withDocuments()
    #expect(try package.run("render", "Login.storyboard", "--frames").code == 0)
    let card = try #require(try Layout(json: package.text("Login.iPhone15.json"))["View/card"]).frame
    #expect(abs(card.minY - 159.667) < 0.001)
    let xib = try package.run("render", "Stack.xib")
    #expect(xib.output == "CardView.canvas.png\n", "\(xib.errors)")
  }

  @Test func scene_onAMatrix_isAFolderOfPictures() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let run = try package.run("render", "Login.storyboard", "--on", "classic", "-o", "shots")
    #expect(
      package.files("shots") == [
        "Login.iPhone4-landscape.png", "Login.iPhone4.png", "Login.iPhone5-landscape.png",
        "Login.iPhone5.png",
      ])
    #expect(run.output.split(separator: "\n").first == "shots/Login.iPhone4.png")
    // What is wrong is said once for all devices, with what explains it.
    #expect(
      run.errors == """
        warning: Login has 1 ambiguous view on iPhone4, iPhone4-landscape, iPhone5, iPhone5-landscape. \
        `layout-snapshot lint Login.storyboard` explains.

        """)
  }

  @Test func overlay_ofOneView_hasItsConstraintsAlone() throws {
    let package = try ThrowAwayPackage.withDocuments()
    func blue(_ words: String...) throws -> Int {
      let run = try BuiltProgram.run(
        ["render", "Login.storyboard", "-o", "view.png"] + words, in: package.path)
      #expect(run.code == 0)
      let picture = try Bitmap(png: package.read("view.png"))
      let mark = Pixel(red: 0, green: 122, blue: 255)
      // One pixel of each point.
      return stride(from: 0, to: picture.height, by: 3).reduce(0) { sum, y in
        sum + stride(from: 0, to: picture.width, by: 3).count { picture[$0, y] == mark }
      }
    }
    let (all, title, card) = (
      try blue("--overlay"), try blue("--view", "Title"), try blue("--view", "card")
    )
    #expect(0 < title && title < all && 0 < card && card < all && title != card)
    #expect(try package.run("render", "Login.storyboard", "--view", "nobody").code == 3)
  }

  @Test func overlay_isDrawnOnTop() throws {
    let package = try ThrowAwayPackage.withDocuments()
    #expect(try package.run("render", "Login.storyboard", "-o", "plain.png").output == "plain.png\n")
    #expect(try package.run("render", "Login.storyboard", "--overlay", "-o", "over.png").code == 0)
    let diff = try package.run("diff", "plain.png", "over.png", "--json")
    #expect(diff.code == 1)
    #expect(try Bitmap(png: package.read("over.png")).width == 1179)
  }

  @Test func scenes_allOfThem_haveFilesOfTheirOwn() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let text = try package.text("Login.storyboard")
    let end = try #require(text.range(of: "</scenes>"))
    let scene = { (id: String) in
      """
      <scene sceneID="twinscene\(id)"><objects><viewController id="twin\(id)" customClass="Twin">
      <view key="view" id="twinview\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      </viewController></objects></scene>
      """
    }
    try package.write(
      text.replacingCharacters(in: end, with: scene("1") + scene("2") + "</scenes>"), to: "More.storyboard")
    let run = try package.run("render", "More.storyboard", "--all-scenes", "--device", "iPhone4")
    #expect(run.output == "Login.iPhone4.png\nTwin.iPhone4.png\nTwin-2.iPhone4.png\n", "\(run.errors)")
  }

  @Test func images_areTakenFromTheProjectsCatalogs_andMissingOnesAreTold() throws {
    let package = try ThrowAwayPackage.withDocuments()
    try package.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <imageView image="Heart" id="a"><rect key="frame" x="10" y="10" width="20" height="20"/></imageView>
      <imageView image="Sun" id="b"><rect key="frame" x="50" y="10" width="20" height="20"/></imageView>
      </subviews></view></objects>
      <resources><image name="Heart" width="20" height="20"/><image name="Sun" width="20" height="20"/></resources>
      </document>
      """, to: "App/Views/Card.xib")
    let set = "App/Resources/Images.xcassets/Heart.imageset"
    try package.write(
      #"{"images": [{"filename": "heart.png", "idiom": "universal", "scale": "1x"}]}"#,
      to: set + "/Contents.json")
    let heart = Bitmap(width: 20, height: 20, fill: Pixel(red: 200, green: 0, blue: 0))
    try package.write(heart.pngData(.small), to: set + "/heart.png")
    // On the canvas, too, and wherever the command is called.
    for words in [[], ["--device", "iPhone4"]] {
      let run = try BuiltProgram.run(
        ["render", "Card.xib", "-o", "card.png"] + words, in: package.path + "/App/Views")
      #expect(run.code == 0)
      #expect(run.errors.contains(#"Card.xib: no image was found for "Sun". Searched: "#))
      #expect(run.errors.contains("/App/Resources/Images.xcassets."))
      let picture = try Bitmap(png: package.read("App/Views/card.png"))
      #expect(picture[40, 40] == Pixel(red: 200, green: 0, blue: 0))
    }
  }

  private static let wrong: [([String], Int32, String)] = [
    (
      ["Login.storyboard", "--scene", "Logn"], 3,
      "error: Login.storyboard: there is no scene Logn; there are Login\n"
    ),
    (
      ["Login.storyboard", "--device", "iPhone3"], 2,
      """
      error: "iPhone3" is not a value for --device: it has to be a device such as iPhone4, iPhone5, iPhone8, \
      iPhoneX. See `layout-snapshot help render`.

      """
    ),
    (
      ["Login.storyboard", "--device", "iPhone4.drk"], 2,
      """
      error: "iPhone4.drk" is not a value for --device: it has to be iPhone4, iPhone4-landscape, or with traits as \
      in iPhone4.dark-rtl-ax2. See `layout-snapshot help render`.

      """
    ),
    (["Nothing.storyboard"], 3, "error: There is nothing at Nothing.storyboard.\n"),
    (["."], 3, "error: .: it is a folder; name a storyboard or a xib in it\n"),
    (
      ["Package.swift"], 3,
      "error: Package.swift: the file is source code; name the .storyboard or .xib that it works with\n"
    ),
    (
      ["Login.storyboard", "--on", "classic", "-o", "one.png"], 2,
      "error: Several pictures need a folder. See `layout-snapshot help render`.\n"
    ),
    (
      ["Login.storyboard", "--all-scenes", "--scene", "Login"], 2,
      "error: Use --all-scenes or --scene, not both. See `layout-snapshot help render`.\n"
    ),
  ]

  @Test(arguments: wrong)
  func call_thatCannotBeAnswered_saysWhyAndWritesNothing(words: [String], code: Int32, complaint: String)
    throws
  {
    let package = try ThrowAwayPackage.withDocuments()
    let before = package.files()
    let run = try BuiltProgram.run(["render"] + words, in: package.path)
    #expect((run.output, run.errors, run.code) == ("", complaint, code))
    #expect(package.files() == before)
  }

  @Test func document_withPartsThatHaveNoEffect_saysWhich() throws {
    let package = try ThrowAwayPackage.withDocuments()
    let text = try package.text("Login.storyboard").replacing(
      "<viewLayoutGuide", with: "<strangeThing/><viewLayoutGuide")
    try package.write(text, to: "Strange.storyboard")
    let run = try package.run("render", "Strange.storyboard")
    #expect(run.code == 0)
    #expect(run.errors.contains("1 part of the document has no effect here: "), "\(run.errors)")
    #expect(run.errors.contains("<strangeThing>"), "\(run.errors)")
  }
}

extension ThrowAwayPackage {
  /// A package with the project's own documents in it.
  static func withDocuments() throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage()
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/InterfaceBuilder").standardizedFileURL
    for name in ["Login.storyboard", "SizeClasses.storyboard", "Stack.xib"] {
      try package.write(Array(try Data(contentsOf: fixtures.appending(path: name))), to: name)
    }
    return package
  }
}
