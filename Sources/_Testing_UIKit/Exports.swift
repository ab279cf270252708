// The toolchain looks for this module where a file imports Testing beside UIKit: the one of Apple's attaches pictures.
