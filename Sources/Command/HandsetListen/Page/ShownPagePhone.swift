import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage
import HandsetRunner

/// The page's phone, with the state and the actions of the phone that is shown.
protocol ShownPagePhone: PagePhone {
    var delivery: PageDelivery { get }
}

extension ShownPagePhone {
    var phone: ShownPhone { delivery.phone }

    func settle() async { await delivery.settle() }

    func state(
        ofApp topic: String?, upTo limit: Int, including number: Int?
    ) async throws(PageRefusal) -> JSONMembers {
        try await phone.state(ofApp: topic, upTo: limit, including: number)
    }

    func icon(ofApp topic: String?) async throws(PageRefusal) -> PagePicture? {
        try await phone.icon(ofApp: topic)
    }

    func give(_ testCase: PageCase) async throws(PageRefusal) -> PageNotification {
        try await phone.keep(testCase)
    }

    func forgetGone() async { await phone.forgetGone() }

    func change(_ change: Payload) async throws(PageRefusal) { try await phone.change(change) }

    func act(_ action: PageAction) async throws(PageRefusal) -> PageNotification? {
        try await phone.act(action)
    }

    func check(_ payload: [UInt8], headers: [PageHeader]) async throws -> PageCheck {
        let topics = await phone.topics
        return try await phone.questions.answer {
            let notification = ReceivedNotification(given: payload, headers: headers, number: 0)
            let arrival = Arrival(notification, .delivered)
            return topics.answers[topics.index(for: arrival)].preview(arrival)
        }
    }

    func matrix(
        of notification: PageNotification, system: String?, delegates: String?
    ) async throws -> [UInt8]? {
        if await phone.ownName != nil {
            throw PageRefusal.impossible(
                "The app's own code runs here; handset matrix --package runs it in every state.")
        }
        let descriptions = NotificationDescriptions(
            apps: await phone.topics(metBy: notification), options: phone.options)
        return try await phone.questions.answer {
            try descriptions.matrix(of: notification, system: system, delegates: delegates)
        }
    }

    func why(
        of notification: PageNotification, appState: String?, action: String?
    ) async throws -> [UInt8]? {
        let descriptions = NotificationDescriptions(
            apps: await phone.topics(metBy: notification), options: phone.options)
        return try await phone.questions.answer {
            try descriptions.why(of: notification, appState: appState, action: action)
        }
    }

    func details(
        of notification: PageNotification
    ) async throws -> JSONMembers {
        let descriptions = NotificationDescriptions(
            apps: await phone.topics(metBy: notification), options: phone.options,
            isOtherDevice: await phone.isOfOtherDevice(notification))
        let app = notification.testCase == nil ? await phone.ownName : nil
        return try await phone.questions.answer {
            app.map { descriptions.members(of: notification, ranBy: $0) }
                ?? descriptions.members(of: notification)
        }
    }
}
