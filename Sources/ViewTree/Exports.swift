// Whoever has views has what their layouts are made of.
@_exported import LayoutSnapshotValues
