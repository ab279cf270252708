import Foundation
import LayoutSnapshotEngine

extension View {
  /// A size of nothing, which a fitting size comes as near to as it can.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size beyond all screens, which a fitting size comes as near to as it can.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size nearest to a target that satisfies the view's constraints.
  ///
  /// Nothing for a tree that cannot be laid out: ``layout(on:)`` throws what is wrong with it, as does
  /// ``fittingSize(near:horizontal:vertical:)``.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to a target that satisfies the view's constraints, or what is wrong with them.
  ///
  /// - Throws: ``LayoutError``.
  public func fittingSize(
    near targetSize: CGSize = View.layoutFittingCompressedSize,
    horizontal: LayoutPriority = .fittingSizeLevel, vertical: LayoutPriority = .fittingSizeLevel
  ) throws(LayoutError) -> CGSize {
    let target = FittingTarget(
      size: targetSize, horizontal: horizontal.engineValue, vertical: vertical.engineValue)
    let engine = try makeEngine(.fitting(target))
    return try ask { () throws(EngineError) in try engine.fittingSize() }
  }
}
