/// The lines of a log in the order of their times.
struct EventOrder {
    /// The lines, each with the number of microseconds since some beginning; `nil` if it has no time.
    private(set) var sorted: [(event: LoggedEvent, moment: Int?)] = []

    /// The parts that two copies of one line have alike.
    private struct Doubled: Hashable {
        let moment: Int
        let process: String
        let text: String
    }

    init(_ events: [LoggedEvent]) {
        let hasZones = events.allSatisfy { $0.time?.zone != nil }
        let hasYears = events.allSatisfy { $0.time?.hasYear == true }
        var midnight = 0
        var previous: Int?
        var moments: [Int?] = []
        for event in events {
            guard let time = event.time else {
                moments.append(nil)
                continue
            }
            var moment = time.microseconds - (hasZones ? (time.zone ?? 0) * 60_000_000 : 0)
            if let day = hasYears ? time.day : time.dayOf2000 ?? time.day {
                moment += day * LogTime.microsecondsOfDay
            } else {
                moment += midnight
                // Without dates, a time half a day back belongs to the next day.
                if let previous, previous - moment > LogTime.microsecondsOfDay / 2 {
                    midnight += LogTime.microsecondsOfDay
                    moment += LogTime.microsecondsOfDay
                }
                previous = max(previous ?? moment, moment)
            }
            moments.append(moment)
        }
        var seen: Set<Doubled> = []
        var all: [(offset: Int, event: LoggedEvent, moment: Int?)] = []
        for (offset, event) in events.enumerated() {
            let moment = moments[offset]
            // Console writes some lines twice.
            if let moment,
                !seen.insert(Doubled(moment: moment, process: event.process, text: event.text))
                    .inserted
            {
                continue
            }
            all.append((offset, event, moment))
        }
        // Where a line has no time, the order of the log is all there is.
        if all.allSatisfy({ $0.moment != nil }) {
            all.sort { ($0.moment ?? 0, $0.offset) < ($1.moment ?? 0, $1.offset) }
        }
        sorted = all.map { ($0.event, $0.moment) }
    }
}
