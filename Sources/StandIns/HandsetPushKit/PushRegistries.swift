internal import Synchronization

/// The push registries of the app, and the report of a call that iOS looks for.
package final class PushRegistries: Sendable {
    package static let shared = PushRegistries()

    private struct Reference: Sendable {
        weak var registry: PKPushRegistry?
    }

    private let references = Mutex<[Reference]>([])

    /// The look for a report that goes on; `nil` between pushes.
    private let presentLook = Mutex<ReportLook?>(nil)

    /// Begins the look for a report, or ends it.
    package func look(by look: ReportLook?) { presentLook.withLock { $0 = look } }

    func add(_ registry: PKPushRegistry) {
        references.withLock { references in
            references.removeAll { $0.registry == nil }
            references.append(Reference(registry: registry))
        }
    }

    /// The newest registry with a type; `nil` if there is none.
    package func registry(for type: PKPushType) -> PKPushRegistry? {
        let registries = references.withLock { $0.compactMap(\.registry) }.reversed()
            .filter { $0.desiredPushTypes?.contains(type) == true }
        return registries.first { $0.delegate != nil } ?? registries.first
    }

    /// Returns the app's token for a type of pushes: the same one for as long as the app is installed.
    package func token(for type: PKPushType) -> Data {
        let seed: UInt8 = type == .voIP ? 0x40 : 0x80
        return Data((0..<32).map { seed &+ $0 })
    }

    /// Notes that the app has reported a call.
    package func noteReport() { presentLook.withLock { $0 }?.noteReport() }
}
