import Handset
import HandsetPage

protocol ActOutput: Sendable {
    func write(_ act: PhoneAct) async

    /// Writes what an app's own code did.
    func write(_ cell: ScenarioMatrix) async

    /// Writes a line of a diagnostic.
    func report(_ text: String) async

    /// Keeps an act of the user on a notification for the next run.
    func record(_ act: RecordedAct, of notification: PageNotification) async

    /// Lets the following arrivals meet other apps or scenarios.
    func use(_ apps: TopicApps) async
}
