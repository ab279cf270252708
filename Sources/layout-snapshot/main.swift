import Foundation
import LayoutSnapshotCommand

exit(CommandTable.run(Array(CommandLine.arguments.dropFirst()), .process()).rawValue)
