import Handset
import HandsetPage

extension PageNotification {
    /// Adds the steps at the phone, and takes over what an app's own code has made of it.
    mutating func add(_ steps: PhoneSteps) {
        let hadOpened = !opened.isEmpty
        add(steps.history, steps.statements, opened: steps.opened)
        guard let cell = steps.cell, let row = cell.rows.first else { return }
        record = cell.json
        // What was opened before stays opened, unless the app ends.
        if !hadOpened || row.run?.crash != nil || row.run?.isHung == true {
            fate = PageFate(row.fate)
            reason = row.fate.reason
        } else if row.fate.times > 0 {
            fate = .routedTwice
            reason = nil
        }
    }
}
