extension ActivityRefusal {
    /// The line of the phone's log; `nil` if none is known.
    public var systemMessage: SystemMessage? {
        switch self {
        case .noAlert: .startWithoutAlert
        case .undecodableState(_, let isMissing), .undecodableAttributes(_, let isMissing):
            .contentStateUndecodable(isMissing: isMissing)
        case .budgetExceeded(let bundle): .startBudgetExceeded(bundle)
        default: nil
        }
    }
}
