import Dispatch
import Glibc
import Handset
import HandsetTestSupport

/// A service extension that follows a script, which outlives it.
final class ScriptedExtension: NotificationServiceExtension {
    /// How an extension behaves.
    enum Conduct: CaseIterable {
        case good, throwing, throwingAfterAnswer, hanging, blocking, blockingAfterAnswer
        case neverAnswering, answeringTwice, answeringAtLast, blockingUntilLast, throwingAtLast
        case blockingCreation
    }

    final class Script: Sendable {
        struct Broken: Error, CustomStringConvertible {
            let description = "it is broken"
        }

        let conduct: Conduct
        let clock = ManualClock()
        let requests = Guarded<[UserNotificationRequest]>([])
        let expirations = Guarded(0)
        let lateFaults = Guarded<[ServiceExtensionFault]>([])
        let handlers = Guarded<[@Sendable () -> Void]>([])
        private let change: @Sendable (inout UserNotificationContent) -> Void
        private let blocking = DispatchSemaphore(value: 0)
        private let hanging = Guarded<[CheckedContinuation<Void, Never>]>([])

        init(
            _ conduct: Conduct = .good,
            change: @escaping @Sendable (inout UserNotificationContent) -> Void = {
                $0.body = "changed"
            }
        ) {
            self.conduct = conduct
            self.change = change
        }

        /// A phone whose app has the extension.
        func phone(
            _ scenario: Scenario, filters: Bool = false, _ app: PhoneDelegateScript? = nil
        ) -> Phone {
            let app = app ?? PhoneDelegateScript()
            return Phone(
                .init(
                    scenario, clock: clock,
                    lateServiceExtensionFault: { [lateFaults] fault in
                        lateFaults.withLock { $0.append(fault) }
                    }, filtersNotifications: filters, serviceExtension: { ScriptedExtension(self) }),
                launch: { PhoneScriptedDelegate(script: app) })
        }

        func changed(_ content: UserNotificationContent) -> UserNotificationContent {
            var content = content
            change(&content)
            return content
        }

        func block() {
            clock.endSleep()
            blocking.wait()
            blocking.signal()
        }

        func hang() async {
            clock.endSleep()
            await withCheckedContinuation { continuation in
                hanging.withLock { $0.append(continuation) }
            }
        }

        /// Ends what is left hanging or blocked.
        func release() {
            let hanging = hanging.withLock { hanging in
                defer { hanging = [] }
                return hanging
            }
            for continuation in hanging { continuation.resume() }
            blocking.signal()
        }
    }

    private let script: Script
    private let answer = Guarded<(@Sendable () -> Void)?>(nil)

    init(_ script: Script) {
        self.script = script
        if script.conduct == .blockingCreation {
            // The time limit, and the last chance.
            script.clock.endSleep()
            script.block()
        }
    }

    func didReceive(
        _ request: UserNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UserNotificationContent) -> Void
    ) async throws {
        script.requests.withLock { $0.append(request) }
        let content = script.changed(request.content)
        let answer: @Sendable () -> Void = { contentHandler(content) }
        self.answer.withLock { $0 = answer }
        script.handlers.withLock { $0.append(answer) }
        switch script.conduct {
        case .good: answer()
        case .throwing: throw Script.Broken()
        case .throwingAfterAnswer:
            answer()
            throw Script.Broken()
        case .hanging: await script.hang()
        case .blocking, .blockingUntilLast: script.block()
        case .blockingAfterAnswer:
            answer()
            script.block()
        case .neverAnswering, .answeringAtLast, .throwingAtLast: script.clock.endSleep()
        case .answeringTwice:
            answer()
            answer()
        case .blockingCreation: break
        }
    }

    func serviceExtensionTimeWillExpire() async throws {
        script.expirations.withLock { $0 += 1 }
        switch script.conduct {
        case .answeringAtLast, .blockingUntilLast: answer.value?()
        case .throwingAtLast: throw Script.Broken()
        default:
            // Gives the first method the time to return.
            for _ in 0..<1_000 { sched_yield() }
            script.clock.endSleep()
        }
    }
}
