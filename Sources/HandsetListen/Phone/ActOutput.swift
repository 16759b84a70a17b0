/// The output for actions of the user.
protocol ActOutput: Sendable {
    /// Writes the result of an action.
    func write(_ act: PhoneAct) async

    /// Lets the following arrivals meet other apps or scenarios.
    func use(_ apps: TopicApps) async
}
