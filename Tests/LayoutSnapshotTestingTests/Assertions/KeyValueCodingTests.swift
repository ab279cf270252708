import Foundation
import LayoutSnapshotTesting
import TestTools
import Testing

#if !canImport(ObjectiveC)
  /// Properties that code of apps reads and sets by their names.
  @Suite struct KeyValueCodingTests {
    private final class Form: View {
      var count = 3
      lazy var words = "one"
      var note: String?
    }

    /// What the findings say of a snapshot in whose test something is done.
    private func findings(_ change: (View) -> Void) throws -> String {
      let folder = try TemporaryFolder()
      let view = View()
      change(view)
      return verifySnapshot(of: view, on: .iPhone5, record: .never, root: folder.path)?.description ?? ""
    }

    @Test func propertiesOfViews_areReadAndSet() {
      let label = Label()
      label.setValue("Name", forKey: "text")
      label.setValue(0.5, forKey: "alpha")
      label.setValue(true, forKey: "hidden")
      label.setValue(NSNumber(value: 2), forKey: "numberOfLines")
      label.setValue(TextAlignment.center.rawValue, forKey: "textAlignment")
      label.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
      #expect(label.text == "Name" && label.alpha == 0.5 && label.isHidden && label.numberOfLines == 2)
      #expect(label.textAlignment == .center && label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(label.value(forKey: "text") as? String == "Name")
      #expect(label.value(forKey: "isHidden") as? Bool == true)
      #expect(label.value(forKey: "textAlignment") as? Int == TextAlignment.center.rawValue)
      label.setValue(nil, forKey: "text")
      #expect(label.text == nil && label.value(forKey: "text") == nil)
    }

    @Test func paths_leadFromObjectToObject() {
      let button = Button()
      button.setValue(8, forKeyPath: "layer.cornerRadius")
      button.setValue(Color.red, forKeyPath: "titleLabel.textColor")
      #expect(button.layer.cornerRadius == 8 && button.titleLabel?.textColor == .red)
      #expect(button.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
      let controller = ViewController()
      controller.setValue("List", forKeyPath: "navigationItem.title")
      #expect(controller.navigationItem.title == "List")
    }

    @Test func namesOfUIKitsOwn_thatAppsUse_leadToTheParts() {
      let bar = SearchBar()
      #expect(bar.value(forKey: "searchField") as? TextField === bar.searchTextField)
      #expect(bar.value(forKey: "_searchField") as? TextField === bar.searchTextField)
      let field = TextField()
      field.placeholder = "Name"
      field.setValue(Color.red, forKeyPath: "_placeholderLabel.textColor")
      #expect(
        field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color == .red
      )
      #expect(field.attributedPlaceholder?.string == "Name")
    }

    /// Apps have no other way to these.
    @Test func colorsAndAttributesOfAlerts_areShown() throws {
      let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "Delete", style: .default)
      alert.addAction(action)
      let title = NSAttributedString(string: "Delete?", attributes: [.foregroundColor: Color.green])
      alert.setValue(title, forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "For good."), forKey: "attributedMessage")
      action.setValue(Color.orange, forKey: "titleTextColor")
      _ = try alert.layout(on: .iPhone15)
      func labels(in view: View) -> [Label] {
        ((view as? Label).map { [$0] } ?? []) + view.subviews.flatMap(labels)
      }
      let found = labels(in: alert.view)
      #expect(found.map(\.text) == ["Delete?", "For good.", "Delete"])
      #expect(
        found.first?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color
          == .green)
      #expect(found.last?.textColor == .orange)
      #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
    }

    private final class OwnBar: TabBar {}

    @Test(arguments: [false, true])
    func barOfATabBarController_isReplaced(isLoaded: Bool) throws {
      func make(_ bar: TabBar?) throws -> Layout {
        let controller = TabBarController()
        let page = ViewController()
        page.title = "Home"
        if isLoaded { controller.loadViewIfNeeded() }
        if let bar { controller.setValue(bar, forKey: "tabBar") }
        controller.viewControllers = [page]
        #expect(bar == nil || controller.tabBar === bar)
        return try controller.layout(on: .iPhone15)
      }
      let own = OwnBar()
      own.accessibilityIdentifier = "own"
      let layout = try make(own)
      let bar = layout.nodes.first { $0.path.hasSuffix("/own") }
      #expect(bar?.frame.height == 83 && own.items?.count == 1)
      #expect(try layout.nodes.map(\.frame) == make(nil).nodes.map(\.frame))
    }

    @Test func storedPropertiesOfAnApp_areRead() {
      let form = Form()
      #expect(form.value(forKey: "count") as? Int == 3)
      #expect(form.words == "one" && form.value(forKey: "words") as? String == "one")
      form.note = "a"
      #expect(form.value(forKey: "note") as? String == "a")
      #expect((form as NSObject).value(forKey: "alpha") as? CGFloat == 1)
    }

    @Test func whatHoldsValuesItself_isAskedItself() {
      let layer: NSObject = Layer()
      layer.setValue(4, forKeyPath: "cornerRadius")
      layer.setValue("badge", forKey: "kind")
      #expect(
        layer.value(forKey: "cornerRadius") as? CGFloat == 4
          && layer.value(forKey: "kind") as? String == "badge")
      let dictionary: NSObject = NSDictionary(dictionary: ["a": 1])
      #expect(dictionary.value(forKey: "a") as? Int == 1)
    }

    @Test(arguments: ["_shadowPath2", "superview2", "subviews"])
    func whatCannotBeSet_isTold(_ key: String) throws {
      let told = try findings { $0.setValue(1, forKey: key) }
      #expect(told.contains("Nothing was set under the key \"\(key)\" of View."), "\(told)")
    }

    @Test func whatIsNotThere_isTold() throws {
      let told = try findings { #expect($0.value(forKey: "nothing") == nil) }
      #expect(told.contains("Nothing was found under the key \"nothing\" of View."), "\(told)")
    }

    @Test func colorOfAPlaceholder_thatIsSetTooEarly_isTold() throws {
      let told = try findings { _ in TextField().setValue(Color.red, forKeyPath: "placeholderLabel.textColor")
      }
      #expect(told.contains("Set the placeholder first."), "\(told)")
    }

    @Test func whatIsThere_isNotTold() throws {
      #expect(try !findings { $0.setValue(0.5, forKey: "alpha") }.contains("under the key"))
    }

    @Test func valuesOfAnotherKind_areTold() throws {
      let told = try findings { $0.setValue("half", forKey: "alpha") }
      #expect(told.contains("Nothing was set under the key \"alpha\" of View."), "\(told)")
    }
  }
#endif
