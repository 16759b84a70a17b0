extension Payload {
    /// The text of Swift's `print(userInfo)` on Darwin: one line of keys, with the text of containers from
    /// level 0.
    ///
    /// On a device the keys have no fixed order. Here they have the order of the payload.
    ///
    /// ```swift
    /// print(try Payload(json: #"{"k":"v","aps":{"badge":1}}"#).swiftPrintDescription)
    /// // [AnyHashable("k"): v, AnyHashable("aps"): {
    /// //     badge = 1;
    /// // }]
    /// ```
    public var swiftPrintDescription: String {
        let members = map { key, value in "AnyHashable(\(String(reflecting: key))): \(value)" }
        return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
    }
}
