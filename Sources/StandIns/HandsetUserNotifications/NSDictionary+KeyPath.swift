extension NSDictionary {
    /// Returns the value of a key, which Foundation on Linux lacks.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Returns the value at the end of a path of keys, with points between them, which Foundation on Linux lacks.
    ///
    /// - Parameter keyPath: The path, such as `aps.alert`. An operator in it, such as `@count`, is a fault.
    /// - Returns: The value; `nil` if a key is not there.
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
            if key.hasPrefix("@") {
                AppHost.shared.cannotDo(
                    "value(forKeyPath: \"\(keyPath)\")",
                    remedy: "compute it without an operator, which Foundation on Linux lacks")
                return nil
            }
            guard let dictionary = value as? NSDictionary else { return nil }
            value = dictionary.object(forKey: String(key))
        }
        return value
    }
}
