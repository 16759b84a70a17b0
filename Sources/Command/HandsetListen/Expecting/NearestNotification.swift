import Handset

/// The notification whose payload has the fewest differences from an expected one; of equals, the first.
struct NearestNotification {
    let came: CameNotifications.Came
    let difference: PayloadDifference

    /// The result is `nil` if there is none, or the expected bytes are not a payload.
    init?(
        to expected: [UInt8], isPart: Bool, among candidates: [CameNotifications.Candidate]
    ) {
        guard let expected = try? Payload(json: expected) else { return nil }
        var nearest: NearestNotification?
        for candidate in candidates {
            let difference = PayloadDifference(
                from: expected, to: candidate.payload, isPart: isPart,
                upTo: nearest?.difference.count ?? .max)
            if let difference {
                nearest = NearestNotification(came: candidate.came, difference: difference)
            }
        }
        guard let nearest else { return nil }
        self = nearest
    }

    private init(came: CameNotifications.Came, difference: PayloadDifference) {
        self.came = came
        self.difference = difference
    }
}
