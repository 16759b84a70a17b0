import Handset

extension SchemaMatch {
    /// Returns true if a value meets a keyword about its type, about itself, or about its size.
    mutating func isMetByItself(
        _ keyword: SchemaKeyword, _ value: PayloadValue
    ) throws(Undecided) -> Bool {
        switch keyword {
        case .nothing: return false
        case .types(let types): return types.contains { $0.takes(value) }
        case .values(let values): return values.contains(value)
        case .minimum(let minimum, let isExclusive):
            guard let number = SchemaNumber(value) else { return true }
            return isExclusive ? number > minimum : number >= minimum
        case .maximum(let maximum, let isExclusive):
            guard let number = SchemaNumber(value) else { return true }
            return isExclusive ? number < maximum : number <= maximum
        case .multiple(let divisor):
            return SchemaNumber(value)?.isMultiple(of: divisor) ?? true
        case .pattern(let pattern):
            guard let text = value.string else { return true }
            return try matches(text, pattern)
        case .atLeast(let minimum, let unit):
            return unit.count(in: value).map { $0 >= minimum } ?? true
        case .atMost(let maximum, let unit):
            return unit.count(in: value).map { $0 <= maximum } ?? true
        default: return true
        }
    }
}

extension SchemaUnit {
    /// Returns the number of units in a value; `nil` for a value of another type.
    fileprivate func count(in value: PayloadValue) -> Int? {
        switch (self, value.kind) {
        case (.scalar, .string): value.string?.unicodeScalars.count
        case (.element, .array), (.member, .dictionary): value.count
        default: nil
        }
    }
}
