import Handset

/// A number of a schema or a payload.
enum SchemaNumber: Sendable {
    case integer(Int64)
    case real(Double)

    /// The number of a value; `nil` for everything that is not a number.
    init?(_ value: PayloadValue) {
        if let integer = value.integer {
            self = .integer(integer)
        } else if let real = value.double {
            self = .real(real)
        } else {
            return nil
        }
    }

    private var double: Double {
        switch self {
        case .integer(let integer): Double(integer)
        case .real(let real): real
        }
    }

    /// A Boolean value that tells whether the number is above 0.
    var isPositive: Bool { double > 0 }

    /// Returns true if the number is a whole multiple of another one, which is above 0.
    ///
    /// The last digit of a fraction does not count: 19.99 is a multiple of 0.01.
    func isMultiple(of other: SchemaNumber) -> Bool {
        if case .integer(let left) = self, case .integer(let right) = other {
            return left.isMultiple(of: right)
        }
        let divisor = other.double
        if double.truncatingRemainder(dividingBy: divisor) == 0 { return true }
        guard divisor != divisor.rounded() else { return false }
        let quotient = double / divisor
        return quotient.isFinite && abs(quotient - quotient.rounded()) <= 2 * quotient.ulp
    }
}

extension SchemaNumber: Comparable {
    static func < (left: SchemaNumber, right: SchemaNumber) -> Bool {
        if case .integer(let left) = left, case .integer(let right) = right { return left < right }
        return left.double < right.double
    }

    static func == (left: SchemaNumber, right: SchemaNumber) -> Bool {
        !(left < right) && !(right < left)
    }
}
