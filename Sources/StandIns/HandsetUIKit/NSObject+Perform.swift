extension NSObject {
    /// Calls the method of a selector later: by the test clock if the phone has one, otherwise in real time.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: Its argument, if it has one.
    ///   - delay: The time in seconds.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        // Safe because they are used on the main thread alone.
        nonisolated(unsafe) let (object, argument) = (self, anArgument)
        AppTime.schedule(after: .seconds(max(0, delay))) {
            DispatchQueue.main.async { aSelector.perform(on: object, with: argument) }
        }
    }
}
