extension SessionWriter {
    /// Creates a writer that leaves out payloads that may have hazards.
    ///
    /// - Parameters:
    ///   - router: Finds the sessions. Its handlers are not called.
    ///   - times: The number of times that the app gets each payload.
    ///   - form: The form in which each session is written.
    ///   - terminator: The byte after each session.
    ///   - hazards: The rules of the router, as the search for hazards needs them. If `nil`, hazards do not
    ///     matter.
    package convenience init(
        router: SessionRouter, times: Int, form: SessionForm, terminator: UInt8,
        without hazards: HazardRules?
    ) {
        self.init(
            router: router, times: times, form: form, terminator: terminator,
            proof: hazards?.proof)
    }
}
