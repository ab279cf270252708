import Foundation
import ViewTree

// UIKit's names for this module's, so that the other files of this folder are plain UIKit code.

typealias UIView = View
typealias UIViewController = ViewController
typealias UINavigationController = NavigationController
typealias UILabel = Label
typealias UIButton = Button
typealias UIImageView = ImageView
typealias UIStackView = StackView
typealias UIScrollView = ScrollView
typealias UITableViewCell = TableViewCell
typealias UILayoutGuide = LayoutGuide
typealias UILayoutPriority = LayoutPriority
typealias UIEdgeInsets = EdgeInsets
typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
typealias UIColor = Color
typealias UIFont = Font
typealias UIBezierPath = BezierPath
typealias NSLayoutConstraint = LayoutConstraint
typealias NSLayoutAnchor = LayoutAnchor
typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
typealias NSLayoutDimension = LayoutDimension
typealias UITraitCollection = Traits
typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
