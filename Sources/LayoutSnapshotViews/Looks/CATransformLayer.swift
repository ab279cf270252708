/// A layer that keeps the depth of its sublayers. There is no depth here, so it is a layer like any other.
open class CATransformLayer: Layer {}
