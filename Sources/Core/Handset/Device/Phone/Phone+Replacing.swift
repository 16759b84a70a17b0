extension Phone {
    /// Puts another app in the place of the present one, in the state that the scenario has.
    ///
    /// Notification Center and the badge stay. The phone finds out anew which methods the app's delegate has.
    package func replaceApp(_ body: @escaping @Sendable (inout Scenario) -> Void) async {
        await inTurn(orIfCancelled: ()) { phone in
            body(&phone.lastScenario)
            phone.store.update(phone.lastScenario)
            phone.process = nil
            phone.roles = nil
            phone.hasScene = nil
            phone.missingMethods = []
            phone.foundMethods = []
        }
    }
}
