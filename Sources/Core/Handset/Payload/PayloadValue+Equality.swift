extension PayloadValue: Hashable {
    /// Returns true if an app cannot tell two values apart, except by the order of keys.
    ///
    /// Texts and keys are equal if their bytes are. An integer is equal to a real of the same number, and a
    /// Boolean is equal to no number.
    public static func == (left: PayloadValue, right: PayloadValue) -> Bool {
        switch (left.kind, right.kind) {
        case (.dictionary, .dictionary):
            left.count == right.count
                && left.keys.allSatisfy { key in left[key] == right[key] }
        case (.array, .array):
            left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
        case (.string, .string): left.bytes == right.bytes
        case (.integer, .integer), (.integer, .real), (.real, .integer), (.real, .real):
            left.number == right.number
        case (.boolean, .boolean): left.boolean == right.boolean
        case (.null, .null): true
        default: false
        }
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        switch kind {
        case .dictionary:
            // The same in any order of keys.
            var sum = 0
            for key in keys {
                var member = Hasher()
                member.combine(Array(key.utf8))
                member.combine(self[key])
                sum &+= member.finalize()
            }
            hasher.combine(sum)
        case .array: for index in 0..<count { hasher.combine(self[index]) }
        case .string: hasher.combine(bytes)
        case .integer, .real: hasher.combine(number)
        case .boolean: hasher.combine(boolean)
        case .null: hasher.combine(0)
        }
    }

    /// A number in a form that is the same for equal numbers.
    private enum Number: Hashable {
        case integer(Int64)
        case real(Double)
        /// An integer beyond 64 bits that keeps its digits.
        case digits(String)
    }

    private var number: Number {
        if let integer { return .integer(integer) }
        if let largeInteger { return .digits(largeInteger) }
        let double = double ?? 0
        return Int64(exactly: double).map { .integer($0) } ?? .real(double)
    }

    private var bytes: [UInt8] { Array((string ?? "").utf8) }
}

extension Payload: Hashable {
    /// Returns true if two payloads have the same ``userInfo``, wherever they came from.
    public static func == (left: Payload, right: Payload) -> Bool {
        left.userInfo == right.userInfo
    }

    /// Hashes the ``userInfo``.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInfo)
    }
}
