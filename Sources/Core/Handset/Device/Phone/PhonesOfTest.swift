/// The phones that a test has created, whose faults are checked at its end.
final class PhonesOfTest: Sendable {
    private struct Entry: Sendable {
        weak var phone: Phone?
        /// Its late faults, which outlive it.
        let late: LateFaults
    }

    @TaskLocal static var current: PhonesOfTest?

    private let entries = Locked<[Entry]>([])

    func add(_ phone: Phone, _ late: LateFaults) {
        entries.withLock { $0.append(Entry(phone: phone, late: late)) }
    }

    /// The notifications of the only phone that lives; `nil` if there is none, or are several.
    var onlyStore: NotificationStore? {
        let living = entries.withLock { $0 }.compactMap(\.phone)
        return living.count == 1 ? living.first?.store : nil
    }

    /// Throws the first late faults that were not thrown yet.
    func checkFaults() async throws(DeliveryFailure) {
        for entry in entries.withLock({ $0 }) {
            if let phone = entry.phone {
                try await phone.checkFaults()
            } else if let failure = entry.late.takeFailure() {
                throw failure
            }
        }
    }
}
