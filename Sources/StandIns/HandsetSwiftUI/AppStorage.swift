/// A value that `UserDefaults` keep.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let defaults: UserDefaults
    private let initial: Value

    private init(_ key: String, _ store: UserDefaults?, initial: Value) {
        self.key = key
        defaults = store ?? .standard
        self.initial = initial
    }

    public var wrappedValue: Value {
        get { defaults.object(forKey: key) as? Value ?? initial }
        nonmutating set {
            defaults.set(newValue, forKey: key)
            Task { @MainActor in ViewHost.shared.setNeedsUpdate() }
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension AppStorage where Value == Bool {
    /// Creates the property.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value as long as none is kept.
    ///   - key: The name in the defaults.
    ///   - store: The defaults; the app's if `nil`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, initial: wrappedValue)
    }
}

extension AppStorage where Value == Int {
    /// Creates the property.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value as long as none is kept.
    ///   - key: The name in the defaults.
    ///   - store: The defaults; the app's if `nil`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, initial: wrappedValue)
    }
}

extension AppStorage where Value == Double {
    /// Creates the property.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value as long as none is kept.
    ///   - key: The name in the defaults.
    ///   - store: The defaults; the app's if `nil`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, initial: wrappedValue)
    }
}

extension AppStorage where Value == String {
    /// Creates the property.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value as long as none is kept.
    ///   - key: The name in the defaults.
    ///   - store: The defaults; the app's if `nil`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, initial: wrappedValue)
    }
}
