import Foundation
import LayoutSnapshotTesting

let card = Label()
card.text = "Hotels"
let picture = try card.render(on: .iPhone17, traits: .dark)
try picture.pngData.write(to: URL(filePath: CommandLine.arguments[1]))
print(picture.pixelWidth, picture.pixelHeight)
