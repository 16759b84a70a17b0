extension PayloadValue {
    /// Creates the object or the array of JSON text as Apple's `JSONSerialization` reads it; `nil` if the text is
    /// something else.
    package init?(container text: String) {
        let reader = PayloadReader(
            source: "", framing: .whole,
            maximumByteCount: PayloadReader.largestMaximumByteCount,
            maximumDepth: PayloadReader.largestMaximumDepth, isSimulatorFile: false,
            takesAnyValue: true, window: InputWindow(whole: Array(text.utf8)),
            from: .start, refused: { _ in })
        guard case .payload(let payload) = reader.next() else { return nil }
        self = payload.userInfo
        guard kind == .dictionary || kind == .array else { return nil }
    }
}
