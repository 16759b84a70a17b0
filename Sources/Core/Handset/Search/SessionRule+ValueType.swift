extension SessionRule {
    /// The type that the value at a key path has in JSON.
    public enum ValueType: String, CaseIterable, Hashable, Sendable {
        /// A string.
        case string
        /// A number.
        case number
        /// A Boolean.
        case boolean

        func has(_ value: PayloadValue) -> Bool {
            switch value.kind {
            case .string: self == .string
            case .integer, .real: self == .number
            case .boolean: self == .boolean
            case .dictionary, .array, .null: false
            }
        }
    }
}
