import Foundation
import Testing

@testable import LayoutSnapshotViews

#if !canImport(ObjectiveC)
  private final class Author: NSObject {
    let name = "Joe Groff"
    let nick: String? = nil
  }

  private final class Tag: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private enum Kind: Int { case merge, fix }

  private final class Commit: NSObject {
    let restaurantID = 7
    let message = "Fix 'x' bug"
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let author: Author? = Author()
    let tags: Set<Tag> = [Tag("swift"), Tag("ui")]
    let old = NSSet(array: [Tag("c"), Tag("d")])
    let ordered = NSOrderedSet(array: ["x", "y"])
    let parents: NSArray? = nil
    let items = [1, 2, 3]
    let groups = [[1, 2], [3]]
    let places: [String: Any] = ["a": ["b": 3]]
    let isDone = true
    let kind = Kind.fix
    let price: Decimal = 3
    let prices = [0.1, 0.2, 0.3]
    let size = UInt64.max
    let twice: Int?? = 5
    let number = NSNumber(value: 1.5)
    let first = "f"
    let page = URL(string: "https://example.com/a")
    let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  }

  /// What formats say of an object.
  @Suite struct PredicateTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let format: String
      let arguments: [any Sendable]
      let isTrue: Bool
      let location: SourceLocation

      init(
        _ format: String, _ arguments: any Sendable..., is isTrue: Bool = true,
        location: SourceLocation = #_sourceLocation
      ) {
        (self.format, self.arguments, self.isTrue, self.location) = (format, arguments, isTrue, location)
      }

      var testDescription: String { format }

      func check(_ object: Any?) {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        #expect(predicate.evaluate(with: object) == isTrue, "\(format)", sourceLocation: location)
      }
    }

    @Test(arguments: [
      Row("restaurantID = %i", 7), Row("restaurantID == %ld", 8, is: false),
      Row("restaurantID == 0x7 && restaurantID == 7.0"), Row("-restaurantID < -6.5"),
      Row("restaurantID <> 7", is: false), Row("restaurantID =< 7 AND restaurantID => 7"),
      Row("size == %llu", UInt64.max), Row("size > -1"), Row("size == 18446744073709551615"),
      Row("size == 1.5", is: false), Row("price == 3.0"), Row("price * 2 == 6"), Row("number == %f", 1.5),
      Row("number / 3 == .5"), Row("restaurantID / 2 == 3"), Row("restaurantID / 2.0 == 3.5"),
      Row("restaurantID + 1 * 2 == 9"), Row("(restaurantID + 1) * 2 == 16"),
      Row("restaurantID - 2 - 1 == 4"), Row("restaurantID BETWEEN {1, 10}"),
      Row("restaurantID BETWEEN %@", [1, 6], is: false), Row("twice == 5"),
      Row("kind == 1"), Row("kind == %d", 0, is: false), Row("1e1 == 10"),
    ]) func numbers_areComparedByValue(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("message CONTAINS[c] 'fix'"), Row("message CONTAINS 'fix'", is: false),
      Row("NOT message BEGINSWITH 'Merge pull request'"), Row("message ENDSWITH[cd] 'BÜG'"),
      Row("message == 'Fix \\'x\\' bug'"), Row("message == \"Fix 'x' bug\""),
      Row("message MATCHES %@", "Fix.*"), Row("message MATCHES %@", "Fix", is: false),
      Row("message MATCHES '\\\\w+ .*'"), Row("message LIKE[c] 'f?x *'"),
      Row("message LIKE 'F*x'", is: false),
      Row("message < 'G' AND message > 'F'"), Row("message ==[c] \"FIX 'X' BUG\""), Row("'x' IN message"),
      Row("message.length == 11"), Row("author.name == 'Joe Groff'"), Row("'%@' == %@", "%@"),
      Row("'\\u0041\\x42\\t' == %@", "AB\t"), Row("message CONTAINS ''"), Row("'a*' LIKE 'a\\\\*'"),
      Row("'ab' LIKE 'a\\\\*'", is: false), Row("'é' LIKE[d] 'e'"), Row("'é' BEGINSWITH[n] 'é'"),
    ]) func texts_areComparedWithoutLocale(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("date > %@", Date(timeIntervalSinceReferenceDate: 99)),
      Row("date > %@", Date(timeIntervalSinceReferenceDate: 100), is: false),
      Row("date BETWEEN {%@, %@}", Date.distantPast, Date.distantFuture),
      Row("page == %@", URL(string: "https://example.com/a")),
      Row("id == %@", UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
      Row("author == author AND SELF == self"), Row("page == id", is: false),
    ]) func values_areThoseOfFoundation(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("author.nick == nil"), Row("author.nick == NULL && author.nick = NIL"), Row("author != nil"),
      Row("author.nick == %@", String?.none), Row("author.nick < 'a'", is: false),
      Row("author.nick >= nil", is: false), Row("author.nick CONTAINS 'a'", is: false),
      Row("NOT author.nick MATCHES 'a'"), Row("author.nick != 'a'"), Row("author.nick IN {'a'}", is: false),
      Row("author.nick + 1 == nil"), Row("parents.@count == nil"), Row("3 IN parents", is: false),
    ]) func nothing_equalsNothingAlone(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("%K IN %@", "restaurantID", [1, 7]), Row("NOT (%K IN %@)", "restaurantID", [1, 7], is: false),
      Row("restaurantID IN {1, 2, 7}"), Row("restaurantID IN {}", is: false), Row("'F' IN[c] {'e', 'f'}"),
      Row("ANY tags.name IN %@", ["ui", "z"]), Row("any tags.%K == 'z'", "name", is: false),
      Row("SOME tags.name BEGINSWITH 's'"), Row("ALL tags.name CONTAINS 'i'"),
      Row("ALL tags.name == 'ui'", is: false), Row("NONE tags.name == 'z'"), Row("NOT ANY tags.name == 'z'"),
      Row("ANY parents.name == 'a'", is: false), Row("ALL parents.name == 'a'"),
      Row("'c' IN old.name AND NOT 'swift' IN old.name"), Row("ordered CONTAINS 'y'"), Row("'y' in ordered"),
      Row("3 IN groups AND {3} IN groups"), Row("ALL groups < 4"), Row("places.a.b == 3"),
      Row("{'b'} == {'b'} AND {1, 2} != {2, 1}"), Row("items == {1, 2, 3}"),
    ]) func collections_areAskedForTheirElements(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("items.@count > 2"), Row("tags.name.@count == 2"), Row("@count == 1", is: false),
      Row("prices.@sum == 0.6"), Row("items.@avg.self == 2"), Row("items.@max.self == 3"),
      Row("prices.@min.self == .1"), Row("groups.@max.@count == 2", is: false),
      Row("tags.@max.name == 'ui' AND tags.name.@min.self == 'swift'"),
      Row("items.@distinctUnionOfObjects.self.@count == 3"), Row("places.@count == 1"),
    ]) func operators_makeOneOfMany(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("TRUEPREDICATE"), Row("falsepredicate", is: false), Row("!(TRUEPREDICATE)", is: false),
      Row("1 = 1 OR 1 = 2 AND 1 = 3"), Row("(1 = 1 OR 1 = 2) AND 1 = 3", is: false),
      Row("NOT 1 = 2 AND 1 = 2", is: false), Row("NOT (1 = 2 AND 1 = 2)"), Row("not not 1 = 1"),
      Row("1 = 1 && 1 = 2 || 1 = 1"), Row("%K == YES AND %K != nil", "isDone", "author"),
      Row(
        "(%K == YES) AND (%K < %@) AND (%K == nil OR %K == NO)", "isDone", "restaurantID", 8, "author.nick",
        "isDone"),
      Row("isDone == TRUE AND isDone = 1 AND isDone != false"), Row("isDone == %@", true),
      Row("#first == 'f' AND SELF.#first == 'f' AND first == 'f'"), Row("((restaurantID)) == 7"),
    ]) func conditions_bindAsInFoundation(row: Row) { row.check(Commit()) }

    @Test(arguments: [
      Row("nope == 1", is: false), Row("NOT nope == 1", is: false), Row("restaurantID < 'a'", is: false),
      Row("NOT restaurantID CONTAINS 'a'", is: false), Row("author < author", is: false),
      Row("ANY isDone == 1", is: false), Row("message MATCHES '('", is: false),
      Row("restaurantID / 0 == 1", is: false), Row("message + 1 == 2", is: false),
      Row("restaurantID BETWEEN {1}", is: false), Row("items.@median > 2", is: false),
      Row("restaurantID == $LIMIT", is: false), Row("restaurantID IN 5", is: false),
      Row("message.nope == nil", is: false), Row("restaurantID.@count == 1", is: false),
    ]) func conditionsWithoutAnAnswer_areNotTrue(row: Row) { row.check(Commit()) }
  }

  /// What predicates are asked about.
  @Suite struct PredicateSubjectTests {
    @Test func dictionaries_areAskedForTheirEntries() {
      let predicate = NSPredicate(format: "name LIKE[c] 'a*' AND age BETWEEN {1, 10}")
      #expect(predicate.evaluate(with: ["name": "Anna", "age": 10]))
      #expect(
        predicate.evaluate(with: NSDictionary(dictionary: ["name": "anna", "age": NSNumber(value: 1)])))
      #expect(!predicate.evaluate(with: ["name": "Anna"]))
      #expect(NSPredicate(format: "a == nil").evaluate(with: ["a": NSNull()]))
    }

    @Test func collectionsOfFoundation_areFiltered() {
      let numbers = NSMutableArray(array: [1, 2, 3])
      numbers.filter(using: NSPredicate(format: "SELF > %d", 1))
      #expect(numbers == NSMutableArray(array: [2, 3]))
      #expect(NSPredicate(format: "SELF IN %@", NSSet(array: ["a"])).evaluate(with: "a"))
      #expect(NSPredicate(format: "SELF IN %@", ["x": "a"]).evaluate(with: "a"))
      #expect(NSPredicate(format: "@sum.age == 3").evaluate(with: [["age": 1], ["age": 2]]))
    }

    @Test func objectsOfFoundation_areLikeThoseOfSwift() {
      let date = NSDate(timeIntervalSinceReferenceDate: 5)
      #expect(
        NSPredicate(format: "SELF == %@", date).evaluate(with: Date(timeIntervalSinceReferenceDate: 5)))
      #expect(NSPredicate(format: "SELF == %@", NSString(string: "a")).evaluate(with: "a"))
      #expect(NSPredicate(format: "SELF == 3").evaluate(with: NSDecimalNumber(value: 3)))
      #expect(NSPredicate(format: "SELF == NO").evaluate(with: NSNumber(value: false)))
      #expect(NSPredicate(format: "SELF == %@", Data([1])).evaluate(with: Data([1])))
    }

    @Test func variables_haveTheValuesGivenWithTheObject() {
      let predicate = NSPredicate(format: "SELF > $LIMIT")
      #expect(predicate.evaluate(with: 3, substitutionVariables: ["LIMIT": 2]))
      #expect(predicate.withSubstitutionVariables(["LIMIT": 2]).evaluate(with: 3))
      #expect(!predicate.withSubstitutionVariables(["LIMIT": 4]).evaluate(with: 3))
      #expect(!predicate.evaluate(with: 3))
    }

    @Test func views_areAskedForTheirProperties() {
      let label = Label()
      label.text = "Lima"
      #expect(NSPredicate(format: "text == 'Lima' AND hidden == NO").evaluate(with: label))
      #expect(NSPredicate(format: "layer.cornerRadius == 0").evaluate(with: label))
    }
  }
#endif
