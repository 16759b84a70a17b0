/// A limit that `--limit` sets.
package struct Limit: Hashable, Sendable {
    /// A unit of values.
    package enum Unit: String, Sendable {
        case bytes, levels, count, seconds
        case characters = "UTF-16 units"
        /// Notifications and the seconds in which they come: `10/60`.
        case rate = "count/seconds"
    }

    /// The name, such as `bytes`.
    package let name: String
    /// A sentence that tells what happens beyond the limit.
    package let summary: String
    package let unit: Unit
    package let values: ClosedRange<Double>
    /// The value without an option; `nil` if there is none.
    package let standard: Double?
    /// The words for the value without an option, if it is not a number.
    let standardWords: String?

    package init(
        _ name: String, _ summary: String, in unit: Unit, _ values: ClosedRange<Double>,
        standard: Double?, standardWords: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.unit = unit
        self.values = values
        self.standard = standard
        self.standardWords = standardWords
    }

    /// Creates a limit in whole numbers.
    package init(
        _ name: String, _ summary: String, in unit: Unit, _ values: ClosedRange<Int>,
        standard: Int?, standardWords: String? = nil
    ) {
        self.init(
            name, summary, in: unit, Double(values.lowerBound)...Double(values.upperBound),
            standard: standard.map { Double($0) }, standardWords: standardWords)
    }

    /// A number that no machine reaches, and that a `Double` holds exactly.
    package static let largest = 1 << 40
}
