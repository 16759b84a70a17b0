import HandsetFixtures
import HandsetFuzzTargets

/// Random payloads that are printed into logs, in each form in turn, and read back.
struct LogRoundTrips {
    /// The payloads of a form that are tried before the next form.
    private static let batchCount = 1_000

    private let count: Int
    private var generator: FixtureGenerator

    /// - Parameters:
    ///   - count: The number of payloads, which is rounded up to whole batches.
    ///   - seed: The seed of the random numbers.
    init(count: Int, seed: UInt64) {
        self.count = count
        generator = FixtureGenerator(seed: seed)
    }

    /// Tries the payloads, and prints their number after each round of all forms.
    ///
    /// - Throws: `BrokenProperty` if one is not read back.
    mutating func run() throws {
        var done = 0
        while done < count {
            for form in LogRoundTrip.forms where done < count {
                try LogRoundTrip.check(form, count: Self.batchCount, seed: generator.next())
                done += Self.batchCount
            }
            print("\(done) payloads read back")
        }
    }
}
