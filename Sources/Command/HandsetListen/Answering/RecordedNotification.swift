import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage

/// A notification of an earlier run, from the folder of `--record`.
struct RecordedNotification {
    /// The name of its file, by which its record names the payload.
    let name: String
    let payload: [UInt8]
    private let headers: [PageHeader]

    /// `lines` are the bytes of its file of headers.
    init(name: String, payload: [UInt8], headers lines: [UInt8]) {
        self.name = name
        self.payload = payload
        headers = String(decoding: lines, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return PageHeader(name: line[..<colon].lowercased(), value: String(value))
        }
    }

    /// The time of its arrival in milliseconds since 1970, or `nil` if the folder lacks it.
    var time: Int? { value("handset-time").flatMap(PageTime.time(of:)) }

    /// The outcome, without the reason after its colon.
    private var outcome: (name: Substring, reason: Substring) {
        let text = value("handset-fate") ?? "delivered"
        let colon = text.firstIndex(of: ":") ?? text.endIndex
        return (text[..<colon], text[colon...].drop { $0 == ":" || $0 == " " })
    }

    private func value(_ name: String) -> String? { headers.last { $0.name == name }?.value }

    private var notification: ReceivedNotification {
        let sent = headers.filter { !$0.name.hasPrefix("handset-") }
        var notification = ReceivedNotification(given: payload, headers: sent, number: 0)
        notification.connection = ReceivedNotification.recordedConnection
        notification.token = (value("handset-token")?.hexBytes) ?? []
        notification.channel = value("handset-channel")
        notification.identifier = value("handset-identifier").flatMap { UInt32($0) }
        if let name = value("handset-protocol"), let known = ProviderProtocol(rawValue: name) {
            notification.providerProtocol = known
        }
        notification.recordedName = name
        return notification
    }

    /// Returns its arrival at the phone of now; it meets the app and the phone as they are.
    ///
    /// `acts` are the user's on it.
    func restored(
        at apps: TopicApps, _ acts: [RecordedAct], linkedTo link: String?, or changeTime: Int?
    ) -> RestoredArrival {
        let appState = value("handset-app-state").flatMap(AppState.init(rawValue:))
        var arrival = arrival(of: apps, in: appState, at: link, or: changeTime)
        arrival.storedTime = value("handset-stored").flatMap(PageTime.time(of:))
        return RestoredArrival(
            arrival: arrival, appState: outcome.name == "delivered" ? appState : nil, acts: acts)
    }

    private func arrival(
        of apps: TopicApps, in appState: AppState?, at link: String?, or changeTime: Int?
    ) -> PageArrival {
        let arrival = Arrival(notification, .delivered)
        let time = time ?? changeTime ?? PageTime.now()
        let isDelivered = outcome.name == "delivered"
        return PageArrival(
            .none, of: isDelivered ? apps.index(for: arrival) : 0, byteCount: payload.count,
            isGiven: false, time: time
        ) {
            guard isDelivered else { return (undelivered(at: link), nil) }
            let app = apps.index(for: arrival)
            var answer = apps.answers[app]
            if let appState {
                var scenario = answer.payloadAnswer.app.scenario
                scenario.appState = appState
                answer.payloadAnswer = answer.payloadAnswer.with(scenario)
            }
            return PageArrival.made(arrival, by: answer, nil, app: app, at: link)
        }
    }

    private func undelivered(at link: String?) -> PageNotification {
        let (name, reason) = outcome
        let words = reason.hasPrefix("HTTP ") ? reason.dropFirst(5) : reason
        let fate: PageFate =
            switch name {
            case "broadcast": .broadcast
            case "rejected": .rejected
            case "dropped": .dropped
            case "unanswered": .unanswered
            default: .undelivered
            }
        let answer: NotificationRecord.Answer =
            switch fate {
            case .broadcast: .broadcast
            case .dropped: .dropped
            case .rejected:
                .rejected(
                    reason: words.split(separator: " ").dropFirst().joined(separator: " "),
                    code: words.split(separator: " ").compactMap { Int($0) }.first ?? 0)
            default: .unanswered(reason: String(reason))
            }
        let note = name == "stored" ? "Handset ended before the device was back" : String(words)
        return PageNotification(
            recorded: notification, fate, answer, note: note.isEmpty ? nil : note, at: link)
    }
}

extension String {
    /// The bytes of an even number of hex digits; `nil` for any other text.
    fileprivate var hexBytes: [UInt8]? {
        guard utf8.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while !rest.isEmpty {
            guard let byte = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else { return nil }
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}
