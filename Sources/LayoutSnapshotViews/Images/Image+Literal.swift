extension Image: _ExpressibleByImageLiteral {}
