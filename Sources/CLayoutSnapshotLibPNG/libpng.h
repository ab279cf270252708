// The system's libpng; pkg-config says where it is (libpng-dev on Debian, libpng in Homebrew).
#include <png.h>
