/// A layer that keeps its sublayers' depth in Core Animation. Here nothing has depth, so it works like any
/// other layer.
open class CATransformLayer: Layer {}
