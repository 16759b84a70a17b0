/// The message of a push service in which a payload came: what it says besides the payload.
///
/// An object, so that the place of a payload stays small.
package final class ServiceMessage: Hashable, Sendable {
    /// The headers that the service sends to Apple with the payload, as far as the message has them.
    package let headers: MessageHeaders
    /// The faults of the message, in their order there.
    package let faults: [MessageFault]

    /// True if the message has data only, so that it is not known whether the service wakes the app.
    package let hasDataOnly: Bool

    /// True if the service fills in placeholders of templates.
    package let fillsIn: Bool

    init(
        headers: MessageHeaders, faults: [MessageFault], hasDataOnly: Bool = false,
        fillsIn: Bool = false
    ) {
        self.fillsIn = fillsIn
        self.headers = headers
        self.faults = faults
        self.hasDataOnly = hasDataOnly
    }

    /// Creates a message; `nil` if there is nothing to say about it.
    convenience init?(
        saying headers: MessageHeaders, _ faults: [MessageFault] = [], hasDataOnly: Bool = false,
        fillsIn: Bool = false
    ) {
        guard !headers.isEmpty || !faults.isEmpty || hasDataOnly || fillsIn else { return nil }
        self.init(headers: headers, faults: faults, hasDataOnly: hasDataOnly, fillsIn: fillsIn)
    }

    /// The first fault for which the service sends nothing.
    package var refusal: MessageFault? { faults.first(where: \.isRefusal) }

    /// Returns the message as a part of another value, to which keys lead.
    func within(_ keys: [String]) -> ServiceMessage {
        ServiceMessage(
            headers: headers, faults: faults.map { $0.within(keys) }, hasDataOnly: hasDataOnly,
            fillsIn: fillsIn)
    }

    /// Returns the message with its faults at their places in the source.
    ///
    /// Each search reads the whole value: beyond `count` faults they have the place of the value, which no keys
    /// lead to.
    func placed(
        upTo count: Int, _ place: (_ keys: [String]) -> (SourcePlace, SourceExcerpt)
    ) -> ServiceMessage {
        guard !faults.isEmpty else { return self }
        return ServiceMessage(
            headers: headers,
            faults: faults.enumerated().map { index, fault in
                var placed = fault
                (placed.place, placed.excerpt) = place(index < count ? fault.keys : [])
                return placed
            }, hasDataOnly: hasDataOnly, fillsIn: fillsIn)
    }

    package static func == (one: ServiceMessage, other: ServiceMessage) -> Bool {
        one === other || one.headers == other.headers && one.faults == other.faults
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(headers)
        hasher.combine(faults)
    }
}
