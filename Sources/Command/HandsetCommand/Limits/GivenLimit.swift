import ArgumentParser

/// A limit as an option gives it: `bytes=4096`.
package struct GivenLimit: Sendable {
    let limit: Limit
    let value: Double
    /// The seconds of a rate; 0 for other limits.
    private(set) var seconds = 0.0

    /// Parses a limit, one of those that the subcommand has.
    init(_ text: String, of limits: [Limit]) throws(ValidationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard let limit = limits.first(where: { $0.name == parts[0] }) else {
            throw Suggestion.error(
                parts[0], "is not a limit of this subcommand", "--limits lists them",
                among: limits.map(\.name))
        }
        guard parts.count == 2, !parts[1].isEmpty else {
            throw ValidationError(
                "'\(text)' has no value; give \(limit.name)= and \(limit.wordsOfValue).")
        }
        self.limit = limit
        if limit.unit == .rate {
            (value, seconds) = try Self.rate(parts[1], of: limit)
        } else {
            value = try Self.number(parts[1], of: limit)
        }
    }

    private static func number(_ text: String, of limit: Limit) throws(ValidationError) -> Double {
        let isWhole = limit.unit != .seconds
        guard let value = isWhole ? Int(text).map(Double.init) : Double(text) else {
            let advice = NumberAdvice.sentence(
                about: text, of: "--limit \(limit.name)", limit.unit.rawValue)
            throw ValidationError("'\(text)' is not a value of \(limit.name). \(advice)")
        }
        guard limit.values.contains(value) else {
            throw ValidationError("--limit \(limit.name) is \(text); give \(limit.wordsOfValue).")
        }
        return value
    }

    private static func rate(
        _ text: String, of limit: Limit
    ) throws(ValidationError) -> (Double, Double) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let count = numbers[0], let seconds = numbers[1],
            limit.values.contains(Double(count)), Limit.timesOfRates.contains(seconds)
        else {
            throw ValidationError(
                "'\(text)' is not a rate; give \(limit.wordsOfValue).")
        }
        return (Double(count), Double(seconds))
    }
}

extension Limit {
    /// The seconds of a rate, up to a day.
    package static let timesOfRates = 1...86_400

    /// The values that are possible, such as `a number from 1 to 2048`.
    var wordsOfValue: String {
        switch unit {
        case .seconds:
            "seconds from \(Self.shown(values.lowerBound)) to \(Self.shown(values.upperBound))"
        case .rate:
            "notifications and seconds, such as 10/60: from 1 to \(Self.shown(values.upperBound)) in 1 to "
                + "\(Self.timesOfRates.upperBound) seconds"
        case .bytes, .levels, .count, .characters:
            "a number from \(Self.shown(values.lowerBound)) to \(Self.shown(values.upperBound))"
        }
    }

    static func shown(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
