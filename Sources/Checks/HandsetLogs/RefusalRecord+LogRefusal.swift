package import Handset

extension RefusalRecord {
    /// Creates a record of a text in a log that cannot be read.
    package init(_ refusal: LogRefusal) {
        self.init(refusal.place, [:], refusal.reason, refusal.finding, refusal.advice)
    }
}
