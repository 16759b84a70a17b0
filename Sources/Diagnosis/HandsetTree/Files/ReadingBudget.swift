/// The processor time that the reading of a file may take.
struct ReadingBudget {
    /// The seconds for a file of no bytes.
    let seconds: Double
    /// The bytes for which there is a second more.
    let bytesPerSecond: Double

    /// Ten times what the slowest known code of people takes.
    static let standard: ReadingBudget = {
        #if DEBUG
        ReadingBudget(seconds: 8, bytesPerSecond: 20_000)
        #else
        ReadingBudget(seconds: 2, bytesPerSecond: 400_000)
        #endif
    }()

    /// Returns true if a file of some bytes has had all its time.
    func isSpent(_ seconds: Double, on byteCount: Int) -> Bool {
        seconds > self.seconds + Double(byteCount) / bytesPerSecond
    }
}
