import Foundation
import TestTools

@testable import LayoutSnapshotViews

extension CopySample {
  static var animations: [CopySample] {
    [
      CopySample(CAAnimation(), CAAnimation(), change),
      CopySample(CAPropertyAnimation(), CAPropertyAnimation(), change),
      CopySample(CABasicAnimation(), CABasicAnimation(), change),
      CopySample(CASpringAnimation(), CASpringAnimation()) { spring in
        change(spring)
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 3, 4, 5)
      },
      CopySample(CAKeyframeAnimation(), CAKeyframeAnimation()) { frames in
        change(frames)
        (frames.values, frames.keyTimes) = ([1], [NSNumber(value: 1)])
        (frames.path, frames.timingFunctions) = (CGMutablePath(), [])
        (frames.calculationMode, frames.rotationMode) = (.cubic, .rotateAuto)
      },
      CopySample(CAAnimationGroup(), CAAnimationGroup()) { group in
        change(group)
        group.animations = [CAAnimation()]
      },
      CopySample(CATransition(), CATransition()) { transition in
        change(transition)
        (transition.type, transition.subtype) = (.push, .fromTop)
        (transition.startProgress, transition.endProgress) = (0.1, 0.9)
      },
      CopySample(
        UIViewPropertyAnimator(duration: 1, curve: .linear),
        UIViewPropertyAnimator(duration: 2, curve: .linear), fixed: ["UIViewPropertyAnimator.state"]
      ) { animator in
        animator.startAnimation(afterDelay: 1)
        animator.addAnimations {}
        animator.addCompletion { _ in }
        (animator.isReversed, animator.isInterruptible, animator.scrubsLinearly) = (true, false, false)
        (animator.isUserInteractionEnabled, animator.pausesOnCompletion) = (false, true)
      },
      CopySample(UIMotionEffect(), UIMotionEffect()),
      CopySample(
        UIInterpolatingMotionEffect(keyPath: "a", type: .tiltAlongHorizontalAxis),
        UIInterpolatingMotionEffect(keyPath: "b", type: .tiltAlongVerticalAxis)
      ) { effect in
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (1, 2)
      },
      CopySample(UIMotionEffectGroup(), UIMotionEffectGroup()) { $0.motionEffects = [UIMotionEffect()] },
    ]
  }

  private struct Listener: CAAnimationDelegate {}

  private static func change(_ animation: CAAnimation) {
    (animation.beginTime, animation.duration, animation.speed, animation.timeOffset) = (1, 2, 3, 4)
    (animation.repeatCount, animation.repeatDuration, animation.autoreverses) = (5, 6, true)
    (animation.fillMode, animation.timingFunction) = (.both, CAMediaTimingFunction(name: .linear))
    (animation.delegate, animation.isRemovedOnCompletion) = (Listener(), false)
    animation.setValue(1, forKey: "a")
    guard let property = animation as? CAPropertyAnimation else { return }
    (property.keyPath, property.isAdditive, property.isCumulative) = ("a", true, true)
    guard let basic = animation as? CABasicAnimation else { return }
    (basic.fromValue, basic.toValue, basic.byValue) = (1, 2, 3)
  }
}
