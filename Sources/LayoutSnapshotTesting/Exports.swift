// A test needs one import. It brings views, constraints, devices, layouts, scenes, tools and record modes.
@_exported import LayoutSnapshotInterfaceBuilder
@_exported import LayoutSnapshotProofs
@_exported import LayoutSnapshotTools
@_exported import LayoutSnapshotViews
@_exported import enum LayoutSnapshotStore.RecordMode
