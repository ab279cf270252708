#if !canImport(Darwin)
  import Dispatch
  import Testing

  @testable import UIKitCombine

  private class Lake: ObservableObject {
    @Published var name = "Como"
    @Published var depth = 0
    init() {}
  }

  private final class Reservoir: Lake {
    @Published var dam = false
  }

  private final class Plain: ObservableObject {
    var untold = 0
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var name = "" { willSet { objectWillChange.send(newValue) } }
  }

  @MainActor private final class Isolated: ObservableObject {
    @Published private(set) var count = 0
    func add() { count += 1 }
  }

  @Suite struct ObjectTests {
    @Test func published_tellsWhatItBecomes_beforeItIs() {
      let lake = Lake()
      var seen: [String] = []
      let subscription = lake.$name.sink { seen.append("\($0) while \(lake.name)") }
      lake.name = "Garda"
      #expect(seen == ["Como while Como", "Garda while Como"])
      #expect(lake.name == "Garda")
      subscription.cancel()
      lake.name = "Iseo"
      #expect(seen.count == 2)
    }

    @Test func published_withDemand() {
      let lake = Lake()
      let recorder = lake.$depth.record(asking: .max(1))
      lake.depth = 1
      lake.depth = 2
      #expect(recorder.values == [0])
      recorder.request(.max(1))
      #expect(recorder.values == [0, 2])
    }

    @Test func published_setInASink_isSetTwice() {
      let lake = Lake()
      var seen: [Int] = []
      let subscription = lake.$depth.sink {
        seen.append($0)
        if $0 > 10 { lake.depth = 10 }
      }
      lake.depth = 11
      #expect(seen == [0, 11, 10])
      // The outer change ends last, as on a phone.
      #expect(lake.depth == 11)
      subscription.cancel()
    }

    @Test func published_modifiedInPlace_isToldOnce() {
      final class Store { @Published var lakes: [String] = [] }
      let store = Store()
      let recorder = store.$lakes.record()
      store.lakes.append("Como")
      store.lakes[0] += "!"
      #expect(recorder.values == [[], ["Como"], ["Como!"]])
      #expect(store.lakes == ["Como!"])
    }

    @Test func objectWillChange_isOneForEachObject_andTellsOncePerChange() {
      let lake = Reservoir()
      #expect(lake.objectWillChange === lake.objectWillChange)
      #expect(lake.objectWillChange !== Reservoir().objectWillChange)
      var seen: [String] = []
      let subscription = lake.objectWillChange.sink {
        seen.append("\(lake.name) \(lake.depth) \(lake.dam)")
      }
      lake.name = "Garda"
      lake.depth = 3
      lake.dam = true
      #expect(seen == ["Como 0 false", "Garda 0 false", "Garda 3 false"])
      subscription.cancel()
    }

    @Test func objectWillChange_afterTheFirstChange() {
      let lake = Lake()
      lake.name = "Garda"
      let early = lake.$name.record()
      let recorder = lake.objectWillChange.record()
      lake.depth = 1
      #expect(recorder.values.count == 1)
      lake.objectWillChange.send()
      #expect(recorder.values.count == 2)
      #expect(early.values == ["Garda"])
    }

    @Test func objectWillChange_isToldUnasked() {
      let lake = Lake()
      let recorder = lake.objectWillChange.record(asking: .none)
      lake.depth = 1
      #expect(recorder.values.count == 1)
      recorder.cancel()
      lake.depth = 2
      #expect(recorder.values.count == 1)
    }

    @Test func objectWillChange_comesBeforeTheValue() {
      let lake = Lake()
      var order: [String] = []
      let value = lake.$depth.dropFirst().sink { _ in order.append("value") }
      let object = lake.objectWillChange.sink { order.append("object") }
      lake.depth = 1
      #expect(order == ["object", "value"])
      value.cancel()
      object.cancel()
    }

    @Test func objectWillChange_withoutPublished_andOfOnesOwn() {
      let plain = Plain()
      let recorder = plain.objectWillChange.record()
      plain.objectWillChange.send()
      #expect(recorder.values.count == 1)
      let own = Own()
      let names = own.objectWillChange.record()
      own.name = "a"
      #expect(names.values == ["a"])
    }

    @Test func objects_areFreed_withTheirPublishers() {
      weak var weakLake: Lake?
      weak var token: Token?
      do {
        let lake = Lake()
        weakLake = lake
        let made = Token()
        token = made
        lake.objectWillChange.subscribe(
          AnySubscriber<Void, Never>(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { _ in
              _ = made
              return .none
            }))
        lake.name = "Garda"
      }
      #expect(weakLake == nil)
      #expect(token == nil)
    }

    @Test func publishersOfObjectsThatHaveGone_areForgotten() {
      let publishers = ObjectPublishers()
      for _ in 0..<10_000 { _ = publishers.publisher(of: Plain()) }
      #expect(publishers.count <= 65)
      let kept = (0..<1_000).map { _ in Plain() }
      let first = kept.map { publishers.publisher(of: $0) }
      for _ in 0..<5_000 { _ = publishers.publisher(of: Plain()) }
      #expect(publishers.count <= 2_001)
      #expect(zip(kept, first).allSatisfy { publishers.publisher(of: $0) === $1 })
    }

    @Test func assign_toPublished_keepsNothing() {
      final class Model: ObservableObject {
        @Published var text = ""
        @Published var length = 0
        init() { $text.map(\.count).assign(to: &$length) }
      }
      weak var weakModel: Model?
      let subject = PassthroughSubject<String, Never>()
      var cancelled = 0
      do {
        let model = Model()
        weakModel = model
        subject.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &model.$text)
        let changes = model.objectWillChange.record()
        subject.send("abc")
        #expect(model.length == 3)
        #expect(model.text == "abc")
        #expect(changes.values.count == 2)
        Just(9).assign(to: &model.$length)
        #expect(model.length == 9)
      }
      #expect(weakModel == nil)
      #expect(cancelled == 1)
      subject.send("d")
    }

    @Test func published_whosePublisherIsSet_staysWhatItIs() {
      let (one, two) = (Lake(), Lake())
      two.depth = 2
      one.$depth = two.$depth
      #expect(one.depth == 0)
      one.depth = 5
      #expect(two.depth == 2)
    }

    @Test func published_initialValues() {
      final class Model {
        @Published var count: Int
        @Published var name: String?
        init(count: Int) {
          _count = Published(initialValue: count)
          name = "set"
        }
      }
      let model = Model(count: 4)
      #expect(model.count == 4)
      #expect(model.$name.list == ["set"])
      let publisher: Published<Int>.Publisher = model.$count
      #expect(publisher.list == [4])
    }

    @MainActor @Test func published_ofTheMainActor() {
      let object = Isolated()
      let recorder = object.$count.record()
      let changes = object.objectWillChange.record()
      object.add()
      #expect(recorder.values == [0, 1])
      #expect(changes.values.count == 1)
    }

    private final class Owner: ObservableObject {
      @Published var count = 0
      let child: Owner?
      init(_ child: Owner?) { self.child = child }
      // What an object does at its end may ask for others.
      deinit { _ = child?.objectWillChange }
    }

    /// Objects that go while others are asked for, on many threads.
    @Test func objectsThatGo_whileOthersAreAskedFor() {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<300 {
          let owner = Owner(Owner(nil))
          _ = owner.objectWillChange
          _ = owner.child?.objectWillChange
          owner.count += 1
        }
      }
      #expect(ObjectPublishers.shared.count < 5_000)
    }
  }
#endif
