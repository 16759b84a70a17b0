// Bridges that Foundation has on iOS and lacks on Linux, so that casts of app code have the values of iOS.

extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    // swift-format-ignore: NoLeadingUnderscores
    /// The text of Swift, so that a key is the same in both types.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String(self)) }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    // swift-format-ignore: NoLeadingUnderscores
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes a number that it can hold without loss.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = (source as? Double).map { CGFloat($0) }
        return result != nil
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Takes a number; 0 if there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
