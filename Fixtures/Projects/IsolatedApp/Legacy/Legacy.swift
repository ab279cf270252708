// The plugin adds the app's sources.
