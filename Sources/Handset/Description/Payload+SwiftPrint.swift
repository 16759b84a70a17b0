extension Payload {
    /// What Swift's `print(userInfo)` gives on Darwin: one line of keys, and the nested containers'
    /// own text from level 0.
    ///
    /// On a device the keys are in no fixed order; here they are in the order in which they came.
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
