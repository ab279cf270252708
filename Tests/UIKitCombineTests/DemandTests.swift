#if !canImport(Darwin)
  import Foundation
  import Testing
  import UIKitCombine

  @Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func arithmetic() {
      #expect(Demand.max(2) + .max(3) == 5)
      #expect(Demand.max(2) + .unlimited == .unlimited)
      #expect(Demand.max(2) - .max(3) == .none)
      #expect(Demand.unlimited - .max(3) == .unlimited)
      #expect(Demand.max(2) - .unlimited == .none)
      #expect(Demand.unlimited - .unlimited == .unlimited)
      #expect(Demand.max(2) * 3 == .max(6))
      #expect(Demand.max(.max) * 2 == .unlimited)
      #expect(Demand.unlimited.max == nil)
      #expect(Demand.max(4).max == 4)
      #expect(Demand.max(4) < .unlimited)
      #expect(
        Demand.max(4) < 5 && 3 < Demand.max(4) && !(Demand.unlimited < 5) && Demand.unlimited > 5)
      #expect("\(Demand.max(4)) \(Demand.unlimited)" == "max(4) unlimited")
    }

    @Test func demand_below_none_ends_the_program() async {
      await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }

    @Test func demand_isCodable() throws {
      let text = try JSONEncoder().encode([Demand.max(42), .unlimited])
      #expect(String(decoding: text, as: UTF8.self) == "[42,9223372036854775808]")
      #expect(try JSONDecoder().decode([Demand].self, from: text) == [.max(42), .unlimited])
    }

    @Test func completion_isCodable() throws {
      let text = try JSONEncoder().encode(Subscribers.Completion<Coded>.failure(Coded(code: 3)))
      #expect(
        try JSONDecoder().decode(Subscribers.Completion<Coded>.self, from: text)
          == .failure(Coded(code: 3)))
    }

    struct Coded: Error, Codable, Equatable { var code: Int }

    @Test func assign_storesIntoAnObject_andFreesIt() {
      final class Label { var text = "" }
      weak var weakLabel: Label?
      let subject = PassthroughSubject<String, Never>()
      var subscription: AnyCancellable?
      do {
        let label = Label()
        weakLabel = label
        subscription = subject.assign(to: \.text, on: label)
        subject.send("a")
        #expect(label.text == "a")
      }
      #expect(weakLabel != nil)
      subscription?.cancel()
      #expect(weakLabel == nil)
    }

    @Test func anySubscriber_passesOn() {
      let recorder = Recorder<Int, Never>()
      [1, 2].publisher.subscribe(AnySubscriber(recorder))
      #expect(recorder.values == [1, 2])
      var seen: [Int] = []
      [1, 2].publisher.subscribe(
        AnySubscriber<Int, Never>(
          receiveSubscription: { $0.request(.max(1)) },
          receiveValue: {
            seen.append($0)
            return .none
          }))
      #expect(seen == [1])
    }
  }
#endif
