internal import Glibc

/// The processor time of the thread that asks: what other tests and programs do does not count.
public enum ProcessorTime {
    /// The growth at which a time is said to grow with the square of the size.
    public static let largestGrowth = 40.0

    /// Returns the seconds that a closure takes.
    public static func seconds(of body: () throws -> Void) rethrows -> Double {
        let start = now
        try body()
        return now - start
    }

    /// Returns the number of times that a size takes as long as an eighth of it does.
    ///
    /// It is eight or less for a time that grows with the size, and up to 64 for one that grows with its square.
    /// Whatever is above ``largestGrowth`` is measured again, since memory and the machine have their say.
    public static func growth(to size: Int, _ body: (Int) throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 1...3 where least > largestGrowth {
            let part = try seconds { try body(size / 8) }
            let whole = try seconds { try body(size) }
            least = min(least, whole / part)
        }
        return least
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
