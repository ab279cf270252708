import Foundation
import LayoutSnapshotViews

/// What the page has to know before it asks for a frame, and asks again each second.
struct CanvasState: Sendable {
  private let run: String
  private let views: [String]

  /// - Parameters:
  ///   - run: another for each run of the program, so that the page sees that it was started anew.
  ///   - views: the names of the views, in their order.
  init(run: String, views: [String]) { (self.run, self.views) = (run, views) }

  /// - Parameter complaints: why the newest sources do not compile.
  func json(complaints: String?) -> [UInt8] {
    canvasJSON(Answer(run: run, views: views, devices: Self.devices, complaints: complaints))
  }

  private static let devices = (Device.phones + Device.pads).flatMap { [$0, $0.landscape] }.map {
    Answer.Model(name: $0.name, width: $0.width, height: $0.height)
  }

  private struct Answer: Encodable {
    struct Model: Encodable {
      let name: String
      let width, height: Double
    }

    let run: String
    let views: [String]
    let devices: [Model]
    let complaints: String?
  }
}

/// A value for the page, with its members in the order of their names.
func canvasJSON(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do { return Array(try encoder.encode(value)) } catch {
    preconditionFailure("numbers are finite, and all else is text: \(error)")
  }
}
