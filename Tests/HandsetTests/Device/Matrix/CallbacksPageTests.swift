import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The documentation's page of callbacks is made of the listings, and of the matrix of a sample.
@Suite struct CallbacksPageTests {
    @Test("The page is the one that the listings make")
    func page() throws {
        let sample = "samples/payloads/azure-worker-role.json"
        var page = """
            # Callbacks

            Which callbacks an app gets of a notification, in which state, on which iOS, and what is shown.

            <!-- Made by CallbacksPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

            ## Overview

            A payload with a session is not enough: the app must get a callback in which it looks for the session. \
            Whether it does depends on what the app is doing, on what the user does, on the version of iOS, and on \
            the methods that the app implements. ``Device/plan(for:)`` works it out, without any effect: a \
            ``DevicePlan`` is a list of steps in order, the callbacks with their arguments, what the system shows, \
            and what it logs.

            `handset receive` takes the device as options (`--app-state`, `--action`, `--ios`, `--delegate`, \
            `--background-modes`, `--launch-options` and more); its json record names the callbacks, and says of a \
            session that is not opened why. `handset matrix` shows one payload in every state, whatever the user \
            does. Suites name the device of each case (<doc:Suites>).

            A ``Phone`` acts the plan out on an ``ApplicationDelegate`` and a ``UserNotificationCenterDelegate``, \
            under Apple's names. It keeps the badge, Notification Center, the sounds, and what waits while it is \
            away (``PhoneState``, ``StoredNotifications``).

            ## A payload in every state

            The app of 2011 on its iOS 4. A tap on a notification launches an app that is not running, and the \
            payload stands in the launch options, where that app does not look: the session is lost.

            ```console
            $ handset matrix --ios 4 \(sample)

            """
        page += try Self.matrix(of: sample, on: 4, at: .ofTheApp)
        page += """
            ```

            An app that implements the methods of iOS 10 gets each session, some of them twice: an arrival in the \
            foreground is told by one method, a tap on it by another.

            ```console
            $ handset matrix --ios 17 --delegate user-notifications \(sample)

            """
        page += try Self.matrix(of: sample, on: 17, at: Device(delegates: .userNotifications))
        page += """
            ```

            ## Delegate methods

            The names that `--delegate`, suites and ``DelegateMethods`` have for them.

            | name | methods |
            | --- | --- |

            """
        for (name, method) in DelegateMethods.allNamed {
            let selectors = Self.selectors(of: method).map { "`\($0)`" }
            page += "| `\(name)` | \(selectors.joined(separator: ", ")) |\n"
        }
        page += """

            ## What is not known

            On these points Apple says nothing, and reports differ or are missing. `--assume POINT=CHOICE` and \
            ``UnconfirmedBehavior`` choose; the first choice is the default.

            | point | question | choices |
            | --- | --- | --- |

            """
        for point in UnconfirmedPoint.allCases {
            let choices = point.choices.map { "`\($0)`" }.joined(separator: ", ")
            page += "| `\(point.rawValue)` | \(point.question) | \(choices) |\n"
        }
        page += """

            The last one is about a ``Phone`` that is away, and no choice of `--assume`. Chosen besides, and the same \
            everywhere:

            - An inactive app is called as an active one, and a tap makes it active.
            - Before iOS 10, and later without a notification center's delegate, nothing is shown in the foreground \
              that could be tapped.
            - Where such a delegate lacks the method for what the user chose, the application's delegate is called as \
              without it; of a tap in the foreground it is not told.
            - An app is asked to present only what the user allows.
            - Only a notification with an alert can be tapped, whatever keys the alert has, and only one with a \
              category has buttons. A button without a method for it does nothing, unless it opens the app.
            - An app that is launched by a button or by a dismissal finds no payload in its launch options.
            - A session whose notification is passed by, because the app is opened by its icon, counts as lost, \
              although Notification Center may still have it since iOS 5.
            - On iOS 3, which has no background, an app there is called as on iOS 4.
            - iOS 8 to 26 ends an app that calls a completion handler twice with the words of iOS 8 to 10.
            - A service extension (`mutable-content`) changes nothing.

            ## Limits of a phone

            | limit | default | set by |
            | --- | --- | --- |
            | time for a callback, its completion handler included | \(Phone.callbackTimeLimit.components.seconds) s | \
            `timeLimit` of ``Phone`` |
            | time that a notification is kept for a phone that is away | \
            \(StoredNotifications<RemoteNotification>.longestStorage / 86_400) days | the notification's expiration, up to this |
            | notifications kept for a phone that is away | 1 for each topic | |
            | notifications in Notification Center | \(PhoneState.largestCountOfDelivered), the oldest leave it | |
            | sounds remembered | \(PhoneState.largestCountOfSounds) | |

            A delegate that throws or hangs, calls its completion handler twice, or does not call that of \
            `\(AppCallback.Selector.didReceiveRemoteNotificationWithFetchHandler)` in time, ends its app, as on iOS; \
            the next notification finds it not running. Each ``DelegateFault`` has the line that iOS logs, where one \
            is known:

            | fault | line |
            | --- | --- |

            """
        for fault in Self.faults {
            let line = fault.systemMessage.map { "`\($0)`" } ?? "none is known"
            page += "| \(fault.description.split(separator: ": ").last ?? "") | \(line) |\n"
        }
        try Golden("Sources/Handset/Handset.docc/Callbacks.md").expect(page)
    }

    @Test("Every method that an app may implement has a name")
    func names() {
        let named = Set(DelegateMethods.allNamed.flatMap { Self.selectors(of: $0.method) })
        let life: Set<AppCallback.Selector> = [
            .didFinishLaunching, .willEnterForeground, .didBecomeActive,
        ]
        #expect(named.union(life) == Set(AppCallback.Selector.allCases))
    }

    @Test(
        "Every point can be chosen by the names of its choices, and only by them",
        arguments: UnconfirmedPoint.allCases)
    func points(point: UnconfirmedPoint) {
        var behavior = UnconfirmedBehavior()
        #expect(behavior[point] == point.choices.first)
        for choice in point.choices.reversed() {
            let isChosen = behavior.choose(choice, for: point)
            #expect(isChosen)
            #expect(behavior[point] == choice)
        }
        #expect(behavior == UnconfirmedBehavior())
        let isChosen = behavior.choose("no such thing", for: point)
        #expect(!isChosen)
        #expect(behavior == UnconfirmedBehavior())
        #expect(point.question.hasSuffix("?"))
    }

    private static let faults: [DelegateFault] = [
        DelegateFault(.hung, in: .didReceiveRemoteNotification),
        DelegateFault(.neverCalled, in: .didReceiveRemoteNotificationWithFetchHandler),
        DelegateFault(.neverCalled, in: .didReceiveNotificationResponse),
        DelegateFault(.calledAgain, in: .didReceiveRemoteNotificationWithFetchHandler),
        DelegateFault(.calledLate, in: .didReceiveRemoteNotificationWithFetchHandler),
    ]

    private static func selectors(of method: DelegateMethods) -> [AppCallback.Selector] {
        switch method {
        case .legacy: [.didReceiveRemoteNotification]
        case .fetch: [.didReceiveRemoteNotificationWithFetchHandler]
        case .actions: [.handleAction, .handleActionWithResponseInfo]
        case .willPresent: [.willPresentNotification]
        case .didReceive: [.didReceiveNotificationResponse]
        default: [.willPresentNotification, .didReceiveNotificationResponse]
        }
    }

    private static func matrix(
        of sample: String, on version: Int, at device: Device
    ) throws -> String {
        let reader = PayloadReader(source: sample, bytes: Array(try Repository.bytes(of: sample)))
        guard case .payload(let payload) = reader.next() else { return "" }
        var text = ""
        MatrixText(try DeviceMatrix(of: payload, at: device, on: [IOSVersion(version)]))
            .write(into: &text)
        return text
    }
}
