// A test needs one import: views, constraints, devices, layouts, scenes and tools come with it, and so do the modes.
@_exported import LayoutSnapshotInterfaceBuilder
@_exported import LayoutSnapshotTools
@_exported import LayoutSnapshotViews
@_exported import enum LayoutSnapshotStore.RecordMode
