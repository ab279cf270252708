// Shows twenty views on a canvas: `swift run canvas-demo`. The rows are 200 views, to see how fast it follows.

import Gallery
import LayoutSnapshotCanvas

try LayoutCanvas.serve([
  "Settings": { Settings() },
  "Proportions": { Proportions() },
  "Even buttons": { EvenButtons() },
  "Square grid": { SquareGrid() },
  "Two buttons": { TwoButtons() },
  "Rows": { Rows() },
  "Texts": { texts() },
  "Fields": { fields() },
  "Buttons": { buttons() },
  "Controls": { controls() },
  "Pickers": { pickers() },
  "Layers": { layers() },
  "Shapes": { shapes() },
  "Symbols": { symbols() },
  "Plain table": { CityTable(style: .plain) },
  "Table of cards": { CityTable(style: .insetGrouped) },
  "Collection": { Swatches() },
  "Large title": { largeTitle() },
  "Tabs": { tabs() },
  "Alert": { alert() },
])
