// The sources in Older are prepared and compiled with this file.
