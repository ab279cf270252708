import LayoutSnapshotCanvas

try LayoutCanvas.serve(["Card": { Card() }, "Rows": { Rows() }])
