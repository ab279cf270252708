import Foundation
import LayoutSnapshotGraphics
import LayoutSnapshotPNG
import Testing

@Suite struct DiffProgramTests {
  /// A white picture with a black box in it.
  private static func picture(box: Int, width: Int = 40) throws -> [UInt8] {
    var bitmap = Bitmap(width: width, height: 20, fill: .white)
    for y in 4..<8 { for x in box..<box + 4 { bitmap[x, y] = .black } }
    return try bitmap.pngData(.small)
  }

  private static func scene() throws -> ThrowAwayPackage {
    let package = try ThrowAwayPackage()
    try package.write(picture(box: 4), to: "a/one.png")
    try package.write(picture(box: 4), to: "b/one.png")
    try package.write(picture(box: 4), to: "a/deep/two.png")
    try package.write(picture(box: 6), to: "b/deep/two.png")
    try package.write(picture(box: 4), to: "a/gone.png")
    try package.write(picture(box: 4), to: "b/new.png")
    return package
  }

  @Test func files_tellByTheirCode() throws {
    let package = try Self.scene()
    let same = try package.run("diff", "a/one.png", "b/one.png")
    #expect((same.output, same.code) == ("b/one.png: the same\n", 0))
    let other = try package.run("diff", "a/one.png", "b/deep/two.png")
    #expect((other.output, other.code) == ("b/deep/two.png: 16 of 800 pixels differ in 1 place\n", 1))
    let quiet = try package.run("diff", "-q", "a/one.png", "b/deep/two.png")
    #expect((quiet.output, quiet.errors, quiet.code) == ("", "", 1))
    let missing = try package.run("diff", "a/one.png", "nothing.png")
    #expect((missing.errors, missing.code) == ("error: There is nothing at nothing.png.\n", 3))
    try package.write("no picture", to: "text.png")
    #expect(try package.run("diff", "a/one.png", "text.png").code == 3)
    #expect(try package.run("diff", "a/one.png", "b").code == 3)
  }

  @Test func files_withTolerances() throws {
    let package = try Self.scene()
    func code(_ words: String...) throws -> Int32 {
      try BuiltProgram.run(["diff", "a/one.png", "b/deep/two.png"] + words, in: package.path).code
    }
    #expect(try code("--max-pixels", "15") == 1)
    #expect(try code("--max-pixels", "16") == 0)
    #expect(try code("--max-ratio", "0.01") == 1)
    #expect(try code("--max-ratio", "0.02") == 0)
    #expect(try code("--threshold", "0.5") == 1)
    #expect(try code("--metric", "perceptual", "--threshold", "99") == 1)
    #expect(try code("--metric", "exact", "--threshold", "1") == 2)
    #expect(try code("--threshold", "2", "--metric", "pixelmatch") == 2)
    #expect(try code("--mask", "0,0,40,8") == 0)
    #expect(try code("--mask", "4,4,2,4", "--mask", "8,4,2,4") == 0)
    #expect(try code("--mask", "4,4,2,4") == 1)
    #expect(try code("--mask", "4,4,2") == 2)
  }

  @Test func files_writeTheirDifference() throws {
    let package = try Self.scene()
    let run = try package.run(
      "diff", "a/one.png", "b/deep/two.png", "-o", "out/d.png", "--side-by-side", "out/s.png")
    #expect(run.code == 1)
    let difference = try Bitmap(png: package.read("out/d.png"))
    #expect((difference.width, difference.height) == (40, 20))
    #expect(difference[4, 4] == Pixel(red: 255, green: 0, blue: 0))
    #expect(try Bitmap(png: package.read("out/s.png")).width > 120)
    #expect(try package.run("diff", "a/one.png", "b/one.png", "-o", "out/none.png").code == 0)
    #expect(package.files("out") == ["d.png", "s.png"])
  }

  @Test func folders_areComparedByName() throws {
    let package = try Self.scene()
    let run = try package.run("diff", "a", "b", "-o", "out")
    #expect(
      run.output == """
        deep/two.png: 16 of 800 pixels differ in 1 place
        gone.png: only in the first
        new.png: only in the second
        4 pictures, 3 of them not the same.

        """)
    #expect(run.code == 1)
    #expect(package.files("out") == ["deep/two.png"])
    #expect(try package.run("diff", "a", "a").output == "3 pictures, 0 of them not the same.\n")
  }

  @Test func json_hasEverything() throws {
    let package = try Self.scene()
    let run = try package.run("diff", "a", "b", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let pictures = try #require(object?["pictures"] as? [[String: Any]])
    #expect(object?["same"] as? Bool == false)
    #expect(pictures.map { $0["status"] as? String } == ["different", "onlyBefore", "onlyAfter", "same"])
    #expect(pictures[0]["differingPixels"] as? Int == 16)
    #expect((pictures[0]["regions"] as? [[String: Int]])?.first?["left"] == 4)
    #expect((pictures[0]["thresholds"] as? [Any])?.isEmpty == false)
  }

  @Test func files_ofDifferentSizes_differ() throws {
    let package = try Self.scene()
    try package.write(Self.picture(box: 4, width: 50), to: "wide.png")
    let run = try package.run("diff", "a/one.png", "wide.png")
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("wide.png: 40 x 20 became 50 x 20 pixels, "))
  }
}
