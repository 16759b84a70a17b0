import Handset
import HandsetFixtures
import HandsetGateway
import HandsetPage

/// The gateway of a run, as the page needs it.
struct ListenGateway: PageGateway {
    let gateway: Gateway
    /// The members of `ready.json`, which tell senders where to send and which files they need.
    let readyMembers: JSONMembers
    private let toldCount = Locked(0)

    init(_ gateway: Gateway, _ readyMembers: JSONMembers) {
        self.gateway = gateway
        self.readyMembers = readyMembers
    }

    var members: JSONMembers {
        readyMembers + ["away": .boolean(gateway.isAway)]
    }

    // MARK: - Answers

    var faults: [PageFault] { firstFaults(upTo: .max).first }

    func firstFaults(upTo count: Int) -> (first: [PageFault], others: Int) {
        let (next, random) = gateway.answers
        let first =
            next.prefix(count).map { PageFault("\($0.answer)", .next($0.count)) }
            + random.prefix(max(0, count - next.count)).map {
                PageFault("\($0.answer)", .random($0.probability))
            }
        return (first, next.count + random.count - first.count)
    }

    func add(_ fault: PageFault) throws(PageRefusal) {
        let answer: ScriptedAnswer
        do throws(AnswerNameError) {
            answer = try ScriptedAnswer(fault.answer)
        } catch {
            throw .invalid(ScriptedAnswerFault.unknown(error).sentence)
        }
        let isAdded =
            switch fault.occasion {
            case .next(let count): gateway.script(NextAnswers(answer, count: count))
            case .random(let probability):
                gateway.script(RandomAnswer(answer, probability: probability))
            }
        guard isAdded else {
            throw .full(
                "Too many answers wait; let notifications take some, or raise --limit answers.")
        }
    }

    func removeFaults() { gateway.removeAnswers() }

    /// Tells the clients if notifications have taken answers since the last time.
    func tellOfTakenFaults(to events: PageEventLog) {
        let count = gateway.takenAnswerCount
        let isNew = toldCount.withLock { told in
            defer { told = count }
            return told != count
        }
        if isNew {
            events.append(["faults": PageFault.list(firstFaults(upTo: PageFault.eventLimit))])
        }
    }

    // MARK: - Devices

    func set(_ state: PageDeviceState, of token: String?) throws(PageRefusal) {
        let device: DeviceToken?
        do throws(DeviceToken.TokenError) {
            device = try token.map { text throws(DeviceToken.TokenError) in
                try DeviceToken(hex: text)
            }
        } catch {
            throw .invalid("\(SourceExcerpt.quoted(token ?? "")) is not a device token: \(error).")
        }
        let isSet: Bool
        switch (state, device) {
        case (.away, _): isSet = gateway.setAway(true, device)
        case (.online, _): isSet = gateway.setAway(false, device)
        case (.unregistered, let device?): isSet = gateway.unregister(device)
        case (.unregistered, nil):
            throw .invalid("Only a single device can be unregistered; give its token.")
        }
        guard isSet else {
            throw .full("Nothing has changed: too many devices are known; raise --limit devices.")
        }
    }

    // MARK: - Topics

    var topics: [(topic: String, installations: [String])] { gateway.fcm?.topics ?? [] }

    func set(topic: String, isSubscribed: Bool, of token: String?) throws(PageRefusal) {
        guard let fcm = gateway.fcm else {
            throw .impossible(
                "Topics are those of Firebase Cloud Messaging; start handset listen --fcm.")
        }
        guard FCMConfiguration.isTopic(topic) else {
            throw .invalid(
                "\(SourceExcerpt.quoted(topic)) is no topic of FCM; give 1 to 900 letters, digits and "
                    + "characters of -_.~%.")
        }
        let isSet =
            isSubscribed
            ? fcm.subscribe(token, to: topic) : fcm.unsubscribe(token, from: topic)
        guard isSet else {
            throw .missing(
                "Nothing has changed: nobody has this token of FCM, or the phone has too many topics."
            )
        }
    }
}
