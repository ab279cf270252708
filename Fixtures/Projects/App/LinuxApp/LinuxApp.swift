// SwiftPM wants a target to have a source of its own; the app's come by its plugin.
