extension PayloadReader {
    /// The state of a line, where each line is one payload.
    struct LineState {
        /// True if the newline after the last value has not been passed.
        var isOpen = false
        /// True if the last event was about an empty line.
        var isEmpty = false
    }
}
