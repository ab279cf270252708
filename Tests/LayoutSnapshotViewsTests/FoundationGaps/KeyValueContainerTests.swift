import Foundation
import Testing

@testable import LayoutSnapshotViews

#if !canImport(ObjectiveC)
  /// Objects that keep their values elsewhere.
  @Suite struct KeyValueContainerTests {
    private final class Record: NSObject, KeyValueContainer {
      var values: [String: Any?] = ["name": "Lima", "nick": nil]
      let stored = 1

      func keyedValue(_ key: String) -> Any?? { values[key] }

      func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
        guard values.keys.contains(key) else { return false }
        values[key] = .some(value)
        return true
      }
    }

    @Test func containers_areAskedFirst() {
      let record = Record()
      record.setValue("Quito", forKey: "name")
      #expect(record.value(forKey: "name") as? String == "Quito" && record.value(forKey: "nick") == nil)
      #expect(record.value(forKey: "stored") as? Int == 1)
      #expect(
        NSPredicate(format: "name BEGINSWITH 'Q' AND nick == nil AND stored == 1").evaluate(with: record))
      #expect(!NSPredicate(format: "nope == nil").evaluate(with: record))
    }

    @Test func paths_leadThroughCollections() {
      let records = NSArray(array: [Record(), Record()])
      #expect(records.value(forKeyPath: "name") as? [String] == ["Lima", "Lima"])
      #expect(records.value(forKeyPath: "@sum.stored") as? Int == 2)
      #expect(records.value(forKeyPath: "@count") as? Int == 2)
    }
  }
#endif
