#if !canImport(Darwin)
  import Foundation
  import Testing
  import UIKitCombine

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  @Suite struct FoundationTests {
    static let name = Notification.Name("lake")

    @Test func notifications_comeInOrder_andOfTheirObject() {
      let center = NotificationCenter()
      let (one, two) = (NSObject(), NSObject())
      var seen: [String] = []
      var kept: Set<AnyCancellable> = []
      for number in 0..<20 {
        center.publisher(for: Self.name).sink { _ in seen.append("\(number)") }.store(in: &kept)
      }
      center.publisher(for: Self.name, object: one).sink { _ in seen.append("one") }.store(
        in: &kept)
      center.publisher(for: Notification.Name("other")).sink { _ in seen.append("other") }.store(
        in: &kept)
      center.post(name: Self.name, object: two)
      #expect(seen == (0..<20).map(String.init))
      seen = []
      center.post(name: Self.name, object: one)
      #expect(seen.last == "one")
      kept = []
      seen = []
      center.post(name: Self.name, object: one)
      #expect(seen.isEmpty)
      let again = center.publisher(for: Self.name).map { $0.userInfo?["depth"] as? Int }.record()
      center.post(name: Self.name, object: nil, userInfo: ["depth": 3])
      #expect(again.values == [3])
      again.cancel()
    }

    @Test func notificationCenter_isFreed() {
      weak var center: NotificationCenter?
      do {
        let made = NotificationCenter()
        center = made
        let subscription = made.publisher(for: Self.name).sink { _ in }
        made.post(name: Self.name, object: nil)
        subscription.cancel()
      }
      #expect(center == nil)
    }

    @Test func requests_areNotAnswered() throws {
      let url = try #require(URL(string: "https://example.com"))
      let recorder = URLSession.shared.dataTaskPublisher(for: url).map(\.data).record()
      #expect(recorder.subscriptions.count == 1)
      #expect(recorder.values.isEmpty && recorder.ends.isEmpty)
      let tried = URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)).tryMap {
        guard let response = $0.response as? HTTPURLResponse, response.statusCode == 200 else {
          throw Broken()
        }
        return $0.data
      }.decode(type: [String].self, decoder: JSONDecoder()).replaceError(with: []).record()
      #expect(tried.values.isEmpty)
    }
  }
#endif
