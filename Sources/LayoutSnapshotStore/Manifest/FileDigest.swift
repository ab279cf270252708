import LayoutSnapshotGraphics

/// The digest of a file's bytes as manifests have it: 32 hexadecimal digits.
package func fileDigest(_ bytes: [UInt8]) -> String {
  XXH3.digest(bytes).bytes.map { byte in
    String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }.joined()
}
