// A test needs one import: views, constraints, devices, layouts, scenes and tools come with it, and so do the modes.
@_exported import InterfaceBuilder
@_exported import LayoutTools
@_exported import ViewTree
@_exported import enum SnapshotStore.RecordMode
