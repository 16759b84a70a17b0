internal import Foundation
public import Handset
internal import HandsetActivityKit

extension HandsetPhone {
    /// A Live Activity as the phone shows it: its fields, since the app's views are not drawn.
    public struct LiveActivity: Sendable {
        /// The state of a Live Activity's life.
        public enum Life: String, Hashable, Sendable {
            /// It is to begin later.
            case pending
            /// It is shown, and takes changes.
            case active
            /// It is shown, takes changes, and is out of date.
            case stale
            /// It is shown, and takes no changes.
            case ended
            /// It is shown no more.
            case dismissed
        }

        /// The identifier.
        public let id: String
        /// The name of the type of its attributes.
        public let type: String
        /// The things that do not change; `nil` if the app's type does not encode them.
        public let attributes: PayloadValue?
        /// The state; `nil` if the app's type does not encode it.
        public let state: PayloadValue?
        /// The state of its life.
        public let life: Life
        /// The token for its updates; `nil` if it has none yet.
        public let token: DeviceToken?
        /// The channel that it listens to; `nil` if it listens to none.
        public let channel: String?
    }

    /// The Live Activities that the phone shows, the oldest first.
    public var liveActivities: [LiveActivity] { allLiveActivities.filter { $0.life != .dismissed } }

    private var allLiveActivities: [LiveActivity] {
        AppActivities.shared.cards.map { card in
            LiveActivity(
                id: card.id, type: card.type, attributes: card.attributes, state: card.state,
                life: LiveActivity.Life(rawValue: card.life.rawValue) ?? .active,
                token: card.token.flatMap { try? DeviceToken($0) }, channel: card.channel)
        }
    }

    /// Returns the token with which pushes start a Live Activity of a type.
    ///
    /// - Parameter type: The name of the type of its attributes, without its module.
    /// - Returns: The token; `nil` if the app has no such type.
    public func startToken(of type: String) -> DeviceToken? {
        AppActivities.shared.startToken(of: type).flatMap { try? DeviceToken($0) }
    }

    /// True if the user allows Live Activities of the app.
    public var allowsLiveActivities: Bool {
        get { AppActivities.shared.settings.isEnabled }
        set { AppActivities.shared.settings.isEnabled = newValue }
    }

    /// True if the user allows frequent pushes for Live Activities of the app.
    public var allowsFrequentPushes: Bool {
        get { AppActivities.shared.settings.takesFrequentPushes }
        set { AppActivities.shared.settings.takesFrequentPushes = newValue }
    }

    /// Lets the user take a Live Activity off the Lock Screen.
    public func dismiss(_ activity: LiveActivity) async {
        let id = activity.id
        await phone.inApp("activityStateUpdates") { AppActivities.shared.dismiss(id) }
    }

    /// Delivers a push of a type, such as one for a call or for a Live Activity.
    ///
    /// ```swift
    /// try await phone.receive(["caller": "Ann"], as: .voip)
    /// ```
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - pushType: The type of the push.
    ///   - activity: The Live Activity whose token it is sent to. If `nil`, the newest one that takes changes.
    ///   - channel: The channel that it is sent to. If `nil`, none.
    /// - Returns: The result; `activityRefusal` says why a push for a Live Activity has changed nothing.
    /// - Throws: `DeliveryFailure` if the app has a fault, such as a call that it does not report.
    @discardableResult public func receive(
        _ payload: Payload, as pushType: Handset.PushType, activity: LiveActivity? = nil,
        channel: String? = nil
    ) async throws -> Delivery {
        let address = CompiledPushReceiver.Address(activity: activity?.id, channel: channel)
        pushReceiver.address.withLock { $0 = address }
        defer { pushReceiver.address.withLock { $0 = CompiledPushReceiver.Address() } }
        return try await phone.receive(RemoteNotification(payload, pushType: pushType))
    }
}
