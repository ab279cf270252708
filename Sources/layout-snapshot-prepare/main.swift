import Foundation
import LayoutSnapshotSources

exit(PrepareProgram.run(Array(CommandLine.arguments.dropFirst())))
