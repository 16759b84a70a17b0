extension Phone {
    /// Takes notifications out of Notification Center, without an action of the user.
    package func forget(_ identifiers: Set<String>) async {
        await inTurn(orIfCancelled: ()) { phone in
            phone.store.change { state in
                for identifier in identifiers { state.remove(identifier) }
            }
        }
    }
}
