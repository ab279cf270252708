// `import UIKit` brings UIKit's names and Foundation.
@_exported import UIKitNames
