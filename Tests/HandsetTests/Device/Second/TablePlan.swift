import Handset

/// The outcome of an arrival and of the user's action on it, as the sweep compares it.
struct TablePlan: Equatable {
    var callbacks: [AppCallback] = []
    var display = NotificationDisplay.nothing
    var messages: [SystemMessage] = []
    var appState = AppState.active
    var callbacksThatLook: [AppCallback] = []
    var isWaiting = false
    var isActionPossible = false

    init() {}

    /// Takes these parts of a plan.
    init(_ plan: ScenarioPlan) {
        callbacks = plan.callbacks
        display = plan.display
        messages = plan.systemMessages
        appState = plan.appState
        callbacksThatLook = plan.callbacksThatLook
        isWaiting = plan.isWaiting
        isActionPossible = plan.isActionPossible
    }
}
