extension UserDefaults {
    /// Keeps a value, as `set(_:forKey:)` does.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` takes it away.
    ///   - key: The name.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns a value, as `object(forKey:)` does.
    ///
    /// - Parameter key: The name.
    /// - Returns: The value.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
