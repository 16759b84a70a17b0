extension SessionWriter {
    /// Leaves out payloads that may have hazards, unless `hazards` is `nil`; calls no handlers.
    package convenience init(
        router: SessionRouter, times: Int, form: SessionForm, terminator: UInt8,
        without hazards: HazardRules?
    ) {
        self.init(
            router: router, times: times, form: form, terminator: terminator,
            proof: hazards?.proof)
    }
}
