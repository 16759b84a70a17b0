// The preparer puts these names, which are as long, in the place of an app's `Date()`, `Date.now`, `Timer.scheduledTimer` and
// others, since the compiler cannot prefer them to Foundation's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the present moment: the test clock's if the phone has one, otherwise the machine's.
public func Now_() -> Date { AppTime.date }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present moment: the test clock's if the phone has one, otherwise the machine's.
public var Now_date: Date { AppTime.date }

/// Returns a timer that fires: by the test clock if the phone has one, otherwise by the run loop.
///
/// - Parameters:
///   - interval: The time in seconds.
///   - repeats: True if it fires again and again.
///   - block: The work, on the main thread.
/// - Returns: The timer.
@discardableResult @preconcurrency public func handsetScheduleTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
) -> Timer {
    guard AppHost.shared.testClock != nil else {
        return Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    // Apple documents 0.1 milliseconds as the shortest interval.
    let seconds = Duration.seconds(max(interval, 0.0001))
    schedule(timer, after: seconds, thenAfter: repeats ? seconds : nil)
    return timer
}

/// Returns a timer that calls a method: by the test clock if the phone has one, otherwise by the run loop.
///
/// - Parameters:
///   - interval: The time in seconds.
///   - target: The object.
///   - selector: Its method.
///   - userInfo: Nothing; the timer on Linux keeps none.
///   - repeats: True if it fires again and again.
/// - Returns: The timer.
@discardableResult public func handsetScheduleTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
) -> Timer {
    // Safe because it is used on the main thread alone.
    nonisolated(unsafe) let object = target as AnyObject
    return handsetScheduleTimer(withTimeInterval: interval, repeats: repeats) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { selector.perform(on: object, with: timer) }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a timer that fires once an app adds it to a run loop: by the test clock if the phone has one, from now on.
///
/// - Parameters:
///   - interval: The time in seconds.
///   - repeats: True if it fires again and again.
///   - block: The work, on the main thread.
/// - Returns: The timer.
@preconcurrency public func Time_(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer {
    guard AppHost.shared.testClock != nil else {
        return Timer(timeInterval: interval, repeats: repeats, block: block)
    }
    return handsetScheduleTimer(withTimeInterval: interval, repeats: repeats, block: block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a timer that fires from a moment on, once an app adds it to a run loop: by the test clock if the phone has one.
///
/// - Parameters:
///   - date: The moment.
///   - interval: The time in seconds from one time to the next.
///   - repeats: True if it fires again and again.
///   - block: The work, on the main thread.
/// - Returns: The timer.
@preconcurrency public func Time_(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
) -> Timer {
    let timer = Timer(fire: date, interval: interval, repeats: repeats, block: block)
    guard AppHost.shared.testClock != nil else { return timer }
    let first = max(date.timeIntervalSince(AppTime.date), 0.0001)
    schedule(timer, after: .seconds(first), thenAfter: repeats ? .seconds(interval) : nil)
    return timer
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a timer that calls a method once an app adds it to a run loop: by the test clock if the phone has one.
///
/// - Parameters:
///   - interval: The time in seconds.
///   - target: The object.
///   - selector: Its method.
///   - userInfo: Nothing; the timer on Linux keeps none.
///   - repeats: True if it fires again and again.
/// - Returns: The timer.
public func Time_(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
) -> Timer {
    nonisolated(unsafe) let object = target as AnyObject
    return Time_(timeInterval: interval, repeats: repeats) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { selector.perform(on: object, with: timer) }
    }
}

private func schedule(_ timer: Timer, after interval: Duration, thenAfter next: Duration?) {
    // Safe because it is used on the main thread alone, but for its validity.
    nonisolated(unsafe) let timer = timer
    AppTime.schedule(after: interval) {
        guard timer.isValid else { return }
        DispatchQueue.main.async { timer.fire() }
        if let next { schedule(timer, after: max(next, .microseconds(100)), thenAfter: next) }
    }
}
