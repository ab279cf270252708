import Foundation
import Testing

/// Where a test says on which devices, a dot offers every device.
@Suite struct DeviceNamesTests {
  @Test func everyDevice_isAMatrix() throws {
    let folder = "Sources/LayoutSnapshotValues/Devices/"
    let tables = try ["Device+Table.swift", "Device+Models.swift"].map { try Project.text(folder + $0) }
    let devices = tables.joined().matches(of: /static let (\w+) = Device\(/).map { String($0.1) }
    let matrices = try Project.text(folder + "DeviceMatrix+Devices.swift")
      .matches(of: /static let (\w+): DeviceMatrix = \[\.(\w+)\]/).map { [String($0.1), String($0.2)] }
    #expect(devices.count > 40)
    #expect(matrices == devices.map { [$0, $0] })
  }
}
