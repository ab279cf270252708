// The sources of App are compiled once more with this file, in language mode 6.
