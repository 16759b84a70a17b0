extension [UInt8] {
    /// Appends the decimal digits of an integer.
    package mutating func appendInteger(_ integer: Int64) {
        append(contentsOf: String(integer).utf8)
    }
}
