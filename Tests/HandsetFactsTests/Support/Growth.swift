#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The growth of processor time with a size: what other tests and programs do does not count.
enum Growth {
    /// The growth at which a time is said to grow with more than the size.
    static let limit = 6.0

    /// Returns the number of times that some work takes as long for a size as for a quarter of it.
    ///
    /// It is about four for a time that grows with the size, and sixteen for one that grows with its square.
    ///
    /// - Parameters:
    ///   - size: The size.
    ///   - prepare: Makes what the work is done with; its time does not count.
    ///   - work: The work, in the thread that asks.
    /// - Returns: The factor, the least one of up to three.
    static func factor<Input>(
        to size: Int, prepare: (Int) -> Input, work: (Input) -> Void
    ) -> Double {
        let (part, whole) = (prepare(size / 4), prepare(size))
        var least = Double.infinity
        for _ in 1...3 where least > limit {
            let start = now
            work(part)
            let middle = now
            work(whole)
            least = min(least, (now - middle) / max(middle - start, 0.000_1))
        }
        return least
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
