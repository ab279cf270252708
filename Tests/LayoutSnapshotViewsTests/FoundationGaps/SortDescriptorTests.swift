import Foundation
import Testing

@testable import LayoutSnapshotViews

#if !canImport(ObjectiveC)
  /// Sort descriptors whose keys are texts.
  @Suite struct SortDescriptorTests {
    private final class Place: NSObject {
      let name: String
      let size: Int?
      init(_ name: String, _ size: Int?) { (self.name, self.size) = (name, size) }
    }

    private let places = NSArray(array: [Place("b10", 1), Place("B2", nil), Place("a", 3), Place("c", 3)])

    private func names(_ descriptors: NSSortDescriptor...) -> [String] {
      places.sortedArray(using: descriptors).compactMap { ($0 as? Place)?.name }
    }

    @Test func keys_orderObjects() {
      #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["B2", "a", "b10", "c"])
      #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["c", "b10", "a", "B2"])
      #expect(names(NSSortDescriptor(key: "name.length", ascending: false)).first == "b10")
    }

    @Test func missingValues_comeFirst() {
      let (bySize, byName) = (
        NSSortDescriptor(key: "size", ascending: true), NSSortDescriptor(key: "name", ascending: false)
      )
      #expect(names(bySize, byName) == ["B2", "b10", "c", "a"])
    }

    @Test(arguments: [
      ("compare:", ["B", "a", "a10", "a2", "b", "é", "Z"], ["B", "Z", "a", "a10", "a2", "b", "é"]),
      ("caseInsensitiveCompare:", ["b", "C", "a"], ["a", "b", "C"]),
      ("localizedCaseInsensitiveCompare:", ["f", "É", "a10", "a2", "e"], ["a10", "a2", "e", "É", "f"]),
      ("localizedCompare:", ["B", "b", "A", "a10", "a2"], ["A", "a10", "a2", "b", "B"]),
      ("localizedStandardCompare:", ["f", "é", "E", "a10", "a2", "e"], ["a2", "a10", "e", "E", "é", "f"]),
      ("unknown:", ["b", "a"], ["a", "b"]),
    ]) func selectors_orderTextsInAllLocalesAlike(name: String, texts: [String], sorted: [String]) {
      let descriptor = NSSortDescriptor(key: "self", ascending: true, selector: Selector(name))
      #expect(NSArray(array: texts).sortedArray(using: [descriptor]) as? [String] == sorted)
    }

    @Test func closures_compareValues() {
      let descriptor = NSSortDescriptor(key: "name", ascending: true) { left, right in
        let counts = ("\(left)".count, "\(right)".count)
        return counts.0 < counts.1
          ? .orderedDescending : counts.0 > counts.1 ? .orderedAscending : .orderedSame
      }
      #expect(names(descriptor, NSSortDescriptor(key: "name", ascending: true)) == ["b10", "B2", "a", "c"])
    }

    @Test func collections_areSorted() {
      let falling = NSSortDescriptor(key: nil, ascending: false)
      let array = NSMutableArray(array: [1, 3, 2])
      array.sort(using: [falling])
      #expect(array as? [Int] == [3, 2, 1])
      #expect(NSSet(array: [1, 3, 2]).sortedArray(using: [falling]) as? [Int] == [3, 2, 1])
      #expect(NSOrderedSet(array: [1, 3, 2]).sortedArray(using: [falling]) as? [Int] == [3, 2, 1])
    }

    @Test func descriptors_tellTheirKeysAndTurnRound() throws {
      let descriptor = NSSortDescriptor(key: "owner.name", ascending: true)
      let turned = try #require(descriptor.reversedSortDescriptor as? NSSortDescriptor)
      #expect(descriptor.key == "owner.name" && turned.key == "owner.name" && !turned.ascending)
      #expect(NSSortDescriptor(key: nil, ascending: true).key == nil)
      #expect(turned.compare(["owner": ["name": "a"]], to: ["owner": ["name": "b"]]) == .orderedDescending)
    }

    @Test func unknownKeys_leaveTheOrder() {
      #expect(names(NSSortDescriptor(key: "nope", ascending: true)) == ["b10", "B2", "a", "c"])
    }
  }
#endif
