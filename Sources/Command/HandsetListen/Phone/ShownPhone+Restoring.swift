import Handset
import HandsetPage

// The notifications of earlier runs: they come again, and the user does again what was done with them.

extension ShownPhone {
    /// An act that waits for the notifications that came before it.
    struct PendingAct: Sendable {
        let act: RecordedAct
        let number: Int
    }

    /// Gives the phone notifications of earlier runs, and repeats the acts of that time; returns those that come later.
    func restore(
        _ recorded: [RestoredArrival], after pending: [PendingAct]
    ) async -> [PendingAct] {
        await inTurn { await $0.takeBack(recorded, after: pending) }
    }

    /// Repeats the last acts, and leaves the phone in the states that the run has begun with.
    func endRestoring(_ pending: [PendingAct], in states: [AppState], isLocked: Bool) async {
        await inTurn { phone in
            await phone.repeatActs(pending)
            for (index, state) in states.enumerated() {
                await phone.put(index, into: state)
                await phone.takeOver(index)
            }
            phone.isLocked = isLocked
            phone.restoredTime = nil
            await phone.tellOfChange()
        }
    }

    /// The states of the apps, in their order.
    var appStates: [AppState] {
        get async {
            var states: [AppState] = []
            for app in apps { states.append(await app.phone.scenario.appState) }
            return states
        }
    }

    private func takeBack(
        _ recorded: [RestoredArrival], after pending: [PendingAct]
    ) async -> [PendingAct] {
        var pending = pending
        var batch: [PageArrival] = []
        for each in recorded {
            restoredTime = each.arrival.time
            let due = pending.filter { $0.act.time < each.arrival.time }
            let state = each.appState
            let isOtherState: Bool =
                if let state {
                    await apps[each.arrival.app].phone.scenario.appState != state
                } else { false }
            if !due.isEmpty || isOtherState {
                _ = await take(batch)
                batch = []
            }
            pending.removeAll { $0.act.time < each.arrival.time }
            await repeatActs(due)
            if let state { await put(each.arrival.app, into: state) }
            restoredTime = each.arrival.time
            batch.append(each.arrival)
            guard !each.acts.isEmpty else { continue }
            let kept = await take(batch)
            batch = []
            guard let last = kept.last else { continue }
            pending += each.acts.map { PendingAct(act: $0, number: last.number) }
            pending.sort { ($0.act.time, $0.number) < ($1.act.time, $1.number) }
        }
        _ = await take(batch)
        return pending
    }

    private func put(_ index: Int, into state: AppState) async {
        guard await apps[index].phone.scenario.appState != state else { return }
        await apps[index].phone.change { $0.appState = state }
    }

    private func repeatActs(_ pending: [PendingAct]) async {
        for one in pending {
            // One that is no longer there, with today's app, cannot be acted on.
            guard let index = apps.firstIndex(where: { $0.identifier(of: one.number) != nil }),
                let action = one.act.action(on: one.number, ofApp: apps[index].topic)
            else { continue }
            // The app was opened once, whatever the number of notifications that it has passed by.
            if one.act.kind == .open,
                store[one.number]?.history.contains(where: { $0.kind == .open }) == true
            {
                continue
            }
            restoredTime = one.act.time
            await put(index, into: one.act.appState)
            _ = try? await perform(action)
        }
    }
}
