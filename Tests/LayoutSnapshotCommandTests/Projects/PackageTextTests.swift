import Foundation
import LayoutSnapshotSources
import Testing

@testable import LayoutSnapshotCommand

@Suite struct PackageTextTests {
  @Test func dependencies_areSaid_andReadAgain() {
    let folder = AppDependency("../My \"Layout\"")
    #expect(
      folder.text
        == #".package(name: "LayoutSnapshotTesting", path: "../My \"Layout\"", traits: ["UIKitSources"])"#)
    #expect(AppDependency("../Layout").text { "/whole/" + $0 }.contains("path: \"/whole/../Layout\""))
    #expect(AppDependency("git@host:a.git").text.contains("url: \"git@host:a.git\""))
    #expect(AppDependency(nil) == .unknown)
    for place in [AppDependency("../Layout"), AppDependency("https://example.org/a.git")] {
      let manifest = "let package = Package(\n  dependencies: [\(place.text)],\n)"
      let read = AppDependency(inManifest: manifest)
      #expect(read?.text == place.text)
      #expect(read?.text { "/whole/" + $0 } == place.text { "/whole/" + $0 })
    }
    #expect(AppDependency(inManifest: "  dependencies: [\(AppDependency.unknown.text)],") == .unknown)
    #expect(AppDependency(inManifest: "  dependencies: [],") == nil)
  }

  @Test func texts_sayWhetherTheyWereEdited() {
    let text = WrittenText("one\ntwo\n", comment: "//").text
    #expect(text.hasPrefix("// `layout-snapshot init --again`") && text.hasSuffix("\none\ntwo\n"))
    #expect(WrittenText.isUntouched(text))
    for other in [text + " ", text.replacing("two", with: "three"), "one\ntwo\n", "", "x\n" + text] {
      #expect(!WrittenText.isUntouched(other))
    }
  }

  @Test func headers_areFoundAndRead() throws {
    let project = """
      SWIFT_OBJC_BRIDGING_HEADER = "Shop/Shop-Bridging-Header.h";
      SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/Other.h";
      SWIFT_OBJC_BRIDGING_HEADER = "";
      """
    #expect(BridgingHeaders.headers(namedIn: project) == ["Other.h", "Shop/Shop-Bridging-Header.h"])
    let header =
      "#import <MapKit/MapKit.h>\n  #import \"Chart.h\"\n@import CoreData.Foo;\n#include <UIKit/UIKit.h>"
    #expect(BridgingHeaders.modules(importedIn: header) == ["MapKit", "CoreData", "UIKit"])
    let declarations = """
      @interface Chart : UIView
      @interface Chart (Colors)
      @class Later;
      @protocol Later;
      @protocol Drawing <NSObject>
      typedef NS_ENUM(NSInteger, ChartKind) {
      """
    #expect(BridgingHeaders.declarations(in: declarations) == ["Chart", "Drawing", "ChartKind"])
  }

  @Test func headersOfAProject_areThoseThatItNames_andThoseThatAreCalledSo() throws {
    let folder = try ThrowAwayPackage()
    try folder.write(
      "SWIFT_OBJC_BRIDGING_HEADER = Own.h;\nSWIFT_OBJC_BRIDGING_HEADER = Gone.h;",
      to: "Shop.xcodeproj/project.pbxproj")
    try folder.write("#import <WebKit/WebKit.h>", to: "Own.h")
    try folder.write("@import MapKit;", to: "Shop/Shop-Bridging-Header.h")
    try folder.write("@interface Chart : UIView\n@end", to: "Shop/Chart.h")
    let headers = BridgingHeaders(in: [folder.path + "/Shop"], project: folder.path)
    #expect(headers.paths == [folder.path + "/Own.h", folder.path + "/Shop/Shop-Bridging-Header.h"])
    #expect(headers.modules == ["MapKit", "WebKit"])
    #expect(headers.declarations == ["Chart": folder.path + "/Shop/Chart.h"])
  }

  @Test func problemsOfWholeFiles_areErrors_withoutALine() {
    #expect(
      SearchPackage.error("/a b.swift:3:4: error: no")
        == CompilerError(path: "/a b.swift", line: 3, column: 4, text: "no"))
    #expect(
      SearchPackage.error("/a.swift: error: no: error: x")
        == CompilerError(path: "/a.swift", line: 0, column: 0, text: "no: error: x"))
  }

  @Test func buildsThatFailForOtherReasons_sayWhatToDo() {
    let network = BuildFailure(words: "error: Failed to clone repository https://example.org").description
    #expect(network.contains("Is there a network") && network.contains("--no-build"))
    #expect(BuildFailure(words: "the package at '/x' cannot be accessed").description.contains("--package"))
    #expect(BuildFailure(words: "x", isWritten: true).description.contains("goes on from here"))
  }
}
