// The compiler prefers these to the ones in the module _Concurrency.

extension Task where Success == Never, Failure == Never {
    /// Sleeps for a time: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameter duration: The time in nanoseconds.
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Sleeps for a time: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameters:
    ///   - duration: The time.
    ///   - tolerance: The time by which it may be longer; `nil` leaves it to the system.
    /// - Throws: `CancellationError` if the task is cancelled.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        if let clock = AppHost.shared.testClock {
            try await clock.sleep(until: clock.now.advanced(by: duration))
        } else {
            let clock = ContinuousClock()
            try await clock.sleep(
                until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
    }
}

// Darwin's numbers, which Linux does not have.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
