import Foundation
import PushKit

/// Takes the pushes, and rings by itself.
final class Calls: NSObject, PKPushRegistryDelegate {
    static let shared = Calls()
    private let registry = PKPushRegistry(queue: .main)
    private let ringer = Ringer()

    func start() {
        registry.delegate = self
        registry.desiredPushTypes = [.voIP]
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
        for type: PKPushType
    ) {
        print(pushCredentials.token.map { String(format: "%02x", $0) }.joined())
    }

    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType, completion: @escaping () -> Void
    ) {
        ringer.ring(for: payload.dictionaryPayload["caller"] as? String ?? "")
        completion()
    }
}

/// Rings.
final class Ringer {
    private(set) var callers: [String] = []

    func ring(for caller: String) { callers.append(caller) }
}
