import CLayoutSnapshotCallStack

/// The functions that were running at a moment, as addresses.
@safe package struct CallStack: Sendable {
  /// The calls, the innermost first.
  package let addresses: [UInt]

  /// Takes the calls of this moment; none where the system cannot tell.
  package init(most: Int) {
    unsafe addresses = [UInt](unsafeUninitializedCapacity: most) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = Int(unsafe layout_snapshot_call_stack(start, Int32(most)))
    }
  }

  /// The file of the program that holds an address, and where it is in there.
  package static func image(of address: UInt) -> (path: String, offset: UInt)? {
    var offset: UInt = 0
    guard let path = unsafe layout_snapshot_image_of_address(address, &offset) else { return nil }
    return (unsafe String(cString: path), offset)
  }
}
