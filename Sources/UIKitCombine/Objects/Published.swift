#if !canImport(Darwin)
  /// A property of a class that tells what it is about to become.
  ///
  /// ```swift
  /// final class Lake {
  ///   @Published var depth = 0
  /// }
  /// let subscription = lake.$depth.sink { print($0) }
  /// ```
  ///
  /// A subscriber gets the new value while the property still has the former one.
  @propertyWrapper
  public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// Makes one of a first value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Makes one of a first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// What tells the values of a published property, beginning with the present one.
    ///
    /// ```swift
    /// let depths: Published<Int>.Publisher = lake.$depth
    /// ```
    public struct Publisher: UIKitCombine.Publisher {
      /// What it gives.
      public typealias Output = Value
      /// How it fails.
      public typealias Failure = Never

      let storage: PublishedStorage<Value>

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, Never == S.Failure {
        storage.attach(subscriber)
      }
    }

    /// What tells the values.
    public var projectedValue: Publisher {
      mutating get { Publisher(storage: storage) }
      // There is a setter for `assign(to: &$name)` alone. To set it changes nothing.
      set {}
    }

    /// The value, which has no object to tell of in a structure.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { fatalError("Only properties of classes are published.") }
      set { fatalError("Only properties of classes are published.") }
    }

    /// The value of the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].storage.value }
      set { object[keyPath: storageKeyPath].storage.send(newValue, for: object) }
    }

    /// What tells the values of the property of an object, which is remembered for what is assigned that way.
    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
      get {
        let storage = object[keyPath: storageKeyPath].storage
        storage.remember(object)
        return Publisher(storage: storage)
      }
      set {}
    }
  }

  extension UIKitCombine.Publisher where Failure == Never {
    /// Stores each value into a published property, for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
      published.storage.follow(self)
    }
  }
#endif
