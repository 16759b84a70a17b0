internal import Foundation

/// The size of the tests that sweep over many inputs: a fixed sample by default, or everything.
///
/// `swift test` takes samples, and `HANDSET_TESTS=exhaustive swift test` takes everything.
///
/// ```swift
/// @Test(arguments: Sweep.seeds(sampled: 2, exhaustive: 25))
/// @Test(arguments: Sweep.pairs(commands, formats))
/// ```
public enum Sweep: String, Sendable {
    case sampled
    case exhaustive

    /// The size of the sweeps of this process.
    public static let size: Sweep = {
        guard let text = ProcessInfo.processInfo.environment["HANDSET_TESTS"] else {
            // A recording has all inputs.
            return Golden.isRecording ? .exhaustive : .sampled
        }
        guard let size = Sweep(rawValue: text) else {
            // Anything else would take samples where everything was asked for.
            preconditionFailure("HANDSET_TESTS is '\(text)'; give sampled or exhaustive")
        }
        return size
    }()

    /// Returns one of two values: the number of inputs of a sweep, for example.
    public static func choose<Value>(sampled: Value, exhaustive: Value) -> Value {
        size == .exhaustive ? exhaustive : sampled
    }

    /// Returns the seeds from 1 on.
    public static func seeds(sampled: UInt64, exhaustive: UInt64) -> ClosedRange<UInt64> {
        1...choose(sampled: sampled, exhaustive: exhaustive)
    }

    /// Returns all values, or by default a sample at a fixed distance.
    ///
    /// Lists that are alike, each with an offset of its own, are met nearly everywhere together.
    ///
    /// - Parameters:
    ///   - stride: The distance of the values of the sample; a prime number meets all columns of a table.
    ///   - offset: The distance that the first value already has.
    ///   - values: The values.
    /// - Returns: The sample, or all.
    public static func every<Value>(
        _ stride: Int, from offset: Int = 0, of values: some Collection<Value>
    ) -> [Value] {
        size == .exhaustive
            ? Array(values)
            : values.enumerated().filter { ($0.offset + offset) % stride == 0 }.map(\.element)
    }

    /// Returns each value of one list with each of another, or by default each value of both once at least.
    public static func pairs<First, Second>(
        _ first: some Collection<First>, _ second: some Collection<Second>
    ) -> [(First, Second)] {
        let (first, second) = (Array(first), Array(second))
        guard size == .sampled else {
            return first.flatMap { value in second.map { (value, $0) } }
        }
        guard !first.isEmpty, !second.isEmpty else { return [] }
        return (0..<max(first.count, second.count)).map {
            (first[$0 % first.count], second[$0 % second.count])
        }
    }
}
