internal import CJansson

extension Payload {
    /// A payload without keys: the `userInfo` of a notification that has none.
    package static let empty = Payload(
        origin: PayloadOrigin(source: "empty", number: 1, line: 1, byteCount: 2), warnings: [],
        simulatorTargetBundle: nil,
        // Jansson's null is not allocated, so there is a value even if memory is short.
        tree: PayloadTree(owning: PayloadNode(pointer: json_object() ?? json_null())))
}
