import Foundation
import LayoutSnapshotCommand

unblockSignals()
exit(CommandTable.run(Array(CommandLine.arguments.dropFirst()), .process()).rawValue)
