extension Phone {
    /// Sets the number on the app's icon, as the app has set it in a process of its own.
    package func setBadge(_ number: Int) async {
        await inTurn(orIfCancelled: ()) { phone in
            phone.store.change { state in
                if state.badge != number { state.setBadge(number) }
            }
        }
    }
}
