/// The keys of the `aps` dictionary that Apple has defined ("Payload Key Reference", "Generating a
/// remote notification").
enum APSKey {
    static let all = [
        "alert", "badge", "sound", "content-available", "category", "thread-id", "mutable-content",
        "target-content-id", "interruption-level", "relevance-score", "filter-criteria",
        "timestamp", "event", "content-state", "stale-date", "dismissal-date", "attributes-type",
        "attributes", "input-push-channel", "input-push-token", "content-changed", "url-args",
        "account-id",
    ]
}
