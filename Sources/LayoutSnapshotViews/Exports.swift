// Whoever has views has what their layouts are made of, and the pixels that pictures are made of.
@_exported import struct LayoutSnapshotGraphics.Bitmap
@_exported import struct LayoutSnapshotGraphics.Pixel
@_exported import LayoutSnapshotValues
