extension Reason {
    /// The name of the mistake that `handset why` gives for the reason; `nil` if it is not a mistake.
    ///
    /// <doc:Mistakes> has them.
    public var mistake: String? {
        switch self {
        case .activity(let refusal): refusal.mistake
        case .callNotReported: "call-not-reported"
        case .noPushRegistry: "registry-not-at-launch"
        case .callsBlocked: "voip-blocked"
        case .lateDelegate: "late-delegate"
        case .emptyLaunchOptions: "launch-options-with-scenes"
        case .noMethod, .noMethodForTap, .noMethodForButton, .connectionOptionsOnly:
            "no-did-receive"
        case .noMethodBeforePresenting: "no-foreground-presentation"
        case .otherCallbacksOnly(let names): names.contains("fetch") ? "only-fetch" : nil
        case .notWoken(let obstacle, _, _): Self.mistake(behind: obstacle)
        case .silentPush: "low-power"
        case .codeFault(let fault): fault.kind.rawValue
        case .endedAtLaunch: "no-scenes"
        case .alertsNotAllowed, .nothingAllowed: "no-alert-permission"
        case .unusableAlert: "alert-empty"
        case .noAlert: "no-alert"
        case .noButton(.unknownCategory, _): "unknown-category"
        case .launchOptionsOnly, .onScreen, .inNotificationCenter, .inSummary, .dismissed,
            .openedByIcon,
            .changedByServiceExtension,
            .opensNothing, .appCrashed, .appHung, .otherReceiver, .nothingToPresent, .noButton:
            nil
        }
    }

    private static func mistake(behind obstacle: Obstacle) -> String {
        switch obstacle {
        case .noContentAvailable: "no-content-available"
        case .noMethod: "no-fetch-method"
        case .endedByUser: "ended-by-user"
        case .noBackgroundMode: "no-background-mode"
        case .refreshIsOff: "background-refresh-off"
        }
    }
}
