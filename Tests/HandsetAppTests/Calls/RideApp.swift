import HandsetActivityKit
import HandsetCallKit
import HandsetPushKit
import HandsetUIKit

/// The Live Activity of a ride.
struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var driver: String
        var eta: Date
        var phase: Phase
    }

    enum Phase: String, Codable { case searching, onTheWay, done }

    var order: Int
}

/// The calls of an app: a registry and a provider, made at the launch and kept.
final class RideCalls: NSObject, PKPushRegistryDelegate, CXProviderDelegate,
    @unchecked Sendable  // because the main thread alone uses it
{
    /// The way in which the method for a push reports the call.
    enum Way: Sendable {
        case atOnce, inTask, onMainQueue, notAtAll, byWaiting, neverFulfils
    }

    let provider = CXProvider(configuration: CXProviderConfiguration())
    let registry = PKPushRegistry(queue: .main)
    let way: Way
    private(set) var token = Data()
    private(set) var isTalking = false
    private(set) var errors: [any Error] = []

    init(_ way: Way) {
        self.way = way
        super.init()
        provider.setDelegate(self, queue: nil)
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
        for type: PKPushType
    ) { token = pushCredentials.token }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType, completion: @escaping () -> Void
    ) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(
            type: .generic, value: payload.dictionaryPayload["caller"] as? String ?? "Somebody")
        let id = (payload.dictionaryPayload["id"] as? String).flatMap(UUID.init) ?? UUID()
        nonisolated(unsafe) let report = { [self] in
            provider.reportNewIncomingCall(with: id, update: update) { [self] error in
                if let error { errors.append(error) }
            }
        }
        switch way {
        case .atOnce, .neverFulfils: report()
        case .inTask: Task.detached { report() }
        case .onMainQueue: DispatchQueue.main.async { report() }
        case .notAtAll: break
        case .byWaiting:
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                report()
                semaphore.signal()
            }
            semaphore.wait()
        }
        completion()
    }

    func providerDidReset(_ provider: CXProvider) {}

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        guard way != .neverFulfils else { return }
        isTalking = true
        action.fulfill()
    }

    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        isTalking = false
        action.fulfill()
    }
}

/// An app with calls and a Live Activity.
final class RideApp: UIResponder, UIApplicationDelegate {
    let calls: RideCalls?
    private(set) var startToken = Data()
    private(set) var updateTokens: [Data] = []
    private(set) var states: [ActivityState] = []

    init(_ way: RideCalls.Way?) { calls = way.map(RideCalls.init) }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            for await token in Activity<RideAttributes>.pushToStartTokenUpdates {
                startToken = token
            }
        }
        Task {
            for await activity in Activity<RideAttributes>.activityUpdates {
                Task {
                    for await token in activity.pushTokenUpdates { updateTokens.append(token) }
                }
                Task {
                    for await state in activity.activityStateUpdates { states.append(state) }
                }
            }
        }
        return true
    }

    static var now: RideApp? { UIApplication.shared.delegate as? RideApp }
}
