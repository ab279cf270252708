// A test needs one import: views, constraints, devices, layouts and scenes come with it, and so do the modes.
@_exported import InterfaceBuilder
@_exported import ViewTree
@_exported import enum SnapshotStore.RecordMode
