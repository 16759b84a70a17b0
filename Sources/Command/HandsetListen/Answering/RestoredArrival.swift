import Handset

/// A notification of an earlier run, with what met it then and what was done with it.
struct RestoredArrival: Sendable {
    let arrival: PageArrival
    /// The state of the app when it came; `nil` if the folder lacks it.
    let appState: AppState?
    let acts: [RecordedAct]
}
