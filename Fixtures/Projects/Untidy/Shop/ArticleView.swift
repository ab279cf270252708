import UIKit

class ArticleView: UILabel {
  func show(_ article: Article) { text = article.title }
}
