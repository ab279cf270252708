import Foundation
import LayoutSnapshotTesting
import TestTools
import Testing

#if !canImport(ObjectiveC)
  /// A format that cannot be read makes a predicate that is never true, and whoever looks at the picture is told.
  @Suite struct PredicateFindingTests {
    private func message(_ format: String) throws -> String {
      let folder = try TemporaryFolder()
      let view = View()
      view.isHidden = NSPredicate(format: format, "a").evaluate(with: "a")
      return verifySnapshot(of: view, on: .iPhone5, record: .never, root: folder.path)?.description ?? ""
    }

    @Test func malformedFormats_areTold() throws {
      let told = try message("SELF ~ %@")
      #expect(
        told.contains("NSPredicate(format: \"SELF ~ %@\"): at column 6, \"~\" has no meaning"), "\(told)")
    }

    @Test func conditionsOnUnknownProperties_areTold() throws {
      let told = try message("name == %@")
      #expect(
        told.contains("NSPredicate(format: \"name == %@\") is not true of a text")
          && told.contains("nothing lies under the key \"name\" of String"), "\(told)")
    }

    @Test func conditionsOnTheText_areNot() throws {
      #expect(try !message("SELF == %@").contains("NSPredicate"))
    }
  }
#endif
