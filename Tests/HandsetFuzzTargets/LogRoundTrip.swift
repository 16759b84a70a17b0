internal import HandsetFixtures

/// Random payloads that are printed into logs in each form, and read back.
public enum LogRoundTrip {
    /// The names of the forms.
    public static let forms = LogDisguise.allCases.map(\.rawValue)

    /// Tries payloads in a form.
    ///
    /// - Throws: ``BrokenProperty`` if one is not read back, but for the types that reading lists as assumed.
    public static func check(_ form: String, count: Int, seed: UInt64) throws {
        guard let disguise = LogDisguise(rawValue: form) else { return }
        var generator = FixtureGenerator(seed: seed)
        for _ in 0..<count {
            try LogTarget.checkRoundTrip(disguise, seed: generator.next())
        }
    }
}
