internal import Glibc
internal import HandsetTestSupport

/// The limits on what one input of a target may take.
enum GrowthCheck {
    /// The time for each byte of an input in a debug build, which is some thirty times slower than a release
    /// build: a minute for 1 MB.
    private static let largestSecondsOfByte = 60.0 / Double(1 << 20)
    /// The bytes that a smaller input counts as, since each takes a time that does not depend on its size.
    private static let smallestByteCount = 100_000
    /// The memory that may be in use after an input and was not before.
    private static let largestGrowth = 512 << 20

    /// Runs a check of an input with some number of bytes, and throws if it takes too much.
    static func check(_ byteCount: Int, _ body: () throws -> Void) throws {
        let before = residentByteCount
        let seconds = try ProcessorTime.seconds(of: body)
        let largestSeconds = largestSecondsOfByte * Double(max(byteCount, smallestByteCount))
        try require(
            seconds < largestSeconds,
            "\(byteCount) bytes took \(seconds) seconds, more than \(largestSeconds)")
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
