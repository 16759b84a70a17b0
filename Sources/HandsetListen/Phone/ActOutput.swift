protocol ActOutput: Sendable {
    func write(_ act: PhoneAct) async

    /// Lets the following arrivals meet other apps or scenarios.
    func use(_ apps: TopicApps) async
}
