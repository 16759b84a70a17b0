extension SessionWriter {
    /// Creates a writer that leaves out payloads that may have hazards; `nil` hazards do not matter.
    ///
    /// The handlers of the router are not called.
    package convenience init(
        router: SessionRouter, times: Int, form: SessionForm, terminator: UInt8,
        without hazards: HazardRules?
    ) {
        self.init(
            router: router, times: times, form: form, terminator: terminator,
            proof: hazards?.proof)
    }
}
