import Handset
import HandsetPage

// Notifications that leave Notification Center without an action of the user.

extension ShownPhone {
    /// Notes that a notification has left Notification Center for the newer one of a number; if it waited, it
    /// waits no longer, since the user cannot tap it any more.
    ///
    /// There is no number if the app itself has taken it back.
    func leave(
        _ shown: PhoneApp.Shown, _ kind: PageHistoryEntry.Kind, by number: Int? = nil,
        at time: Int? = nil
    ) {
        let time = time ?? now
        store.update(shown.number) { notification in
            notification.isOnPhone = false
            notification.add(
                [PageHistoryEntry(kind, at: time, ["by": number.map { .integer($0) }])], [])
            guard notification.fate == .waiting else { return }
            notification.fate = kind == .replaced ? .replaced : .lost
            notification.reason = nil
        }
    }

    /// Notes that the user has opened an app from its icon, and left the notifications that waited where they are.
    func passBy(_ index: Int, in appState: AppState) async {
        let time = now
        for shown in apps[index].waiting(where: {
            store[$0].map { [.waiting, .lost].contains($0.fate) } == true
        }) {
            store.update(shown.number) { notification in
                notification.add([PageHistoryEntry(.open, at: time, in: appState)], [])
                notification.fate = .passedBy
                notification.reason = .openedByIcon
            }
            await record(RecordedAct(.open, at: time, in: appState), of: shown.number)
        }
    }

    /// Notes the notifications that have left Notification Center for newer ones, up to a number.
    func noteGone(after number: Int) async {
        for index in apps.indices {
            let phone = apps[index].phone
            let gone = apps[index].takeGone(besides: await phone.state.delivered)
            guard !gone.isEmpty else { continue }
            // Before iOS 5, a new alert takes the place of the one on the screen.
            let isReplaced =
                await phone.scenario.application.systemVersion < IOSVersion(5)
            for shown in gone { leave(shown, isReplaced ? .replaced : .removed, by: number) }
        }
    }

    func forgetGone() async {
        await inTurn { phone in
            let isOld = await phone.forgetOld()
            // Those that were removed one by one.
            let isRemoved = await phone.forget { phone.store[$0] == nil }
            if isRemoved || isOld { await phone.tellOfChange() }
        }
    }

    /// Takes the notifications that are no longer kept out of Notification Center; true if there were some.
    @discardableResult func forgetOld() async -> Bool {
        let first = store.first
        return await forget { $0 < first }
    }

    /// Takes the notifications whose numbers meet a condition out of Notification Center; true if there were some.
    private func forget(where isGone: (Int) -> Bool) async -> Bool {
        var hasForgotten = false
        for index in apps.indices {
            let identifiers = apps[index].takeIdentifiers(where: isGone)
            guard !identifiers.isEmpty else { continue }
            await apps[index].phone.forget(identifiers)
            hasForgotten = true
        }
        return hasForgotten
    }
}
