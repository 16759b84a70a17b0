/// The limits of a run.
package struct Limits: Sendable {
    private var values: [Limit: GivenLimit] = [:]

    package init() {}

    /// Of a limit that is given twice, the last value counts.
    package init(_ given: [GivenLimit]) {
        for limit in given { values[limit.limit] = limit }
    }

    /// The value of a limit in whole numbers.
    package subscript(limit: Limit) -> Int { Int(number(limit)) }

    package func duration(_ limit: Limit) -> Duration {
        .nanoseconds(Int64((number(limit) * 1e9).rounded()))
    }

    /// Returns a number of events and the seconds in which they may come; `nil` if any number may.
    package func rate(_ limit: Limit) -> (count: Int, seconds: Int)? {
        values[limit].map { (Int($0.value), Int($0.seconds)) }
    }

    /// True if an option sets the limit.
    package func sets(_ limit: Limit) -> Bool { values[limit] != nil }

    package func number(_ limit: Limit) -> Double {
        values[limit]?.value ?? limit.standard ?? limit.values.upperBound
    }
}
