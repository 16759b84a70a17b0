internal import Glibc

/// The limits on what one input of a target may take.
enum GrowthCheck {
    /// The time for an input of 1 MB in a debug build, which is some thirty times slower than a release
    /// build.
    private static let largestSeconds = 60.0
    /// The memory that may be in use after an input and was not before.
    private static let largestGrowth = 512 << 20

    /// Runs a check, and throws if it takes too much.
    static func check(_ body: () throws -> Void) throws {
        let start = clock()
        let before = residentByteCount
        try body()
        // The processor's time: other work on the machine does not count.
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        try require(seconds < largestSeconds, "it took \(seconds) seconds")
        let growth = residentByteCount - before
        try require(growth < largestGrowth, "it took \(growth) bytes of memory")
    }

    /// The largest memory of the process so far, in bytes.
    private static var residentByteCount: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1_024
    }
}
