extension Phone {
    /// Runs something of the app outside of the callbacks of notifications, such as a URL that it is to open.
    ///
    /// It waits for its turn, and for what the app has asked the system for in it. An app that does not run gets
    /// nothing.
    ///
    /// - Parameters:
    ///   - callback: The selector of what is called.
    ///   - body: The call.
    package func inApp(
        _ callback: String, _ body: @escaping @MainActor @Sendable () -> Void
    ) async {
        await inTurn(orIfCancelled: ()) { phone in
            guard phone.process != nil else { return }
            await RunningApp.$store.withValue(phone.store) {
                await RunningApp.$callback.withValue(callback) { await body() }
            }
            await phone.runQueued()
            await phone.answer()
        }
    }
}
