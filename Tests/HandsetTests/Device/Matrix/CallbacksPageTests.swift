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

            The callbacks that an app gets for a notification, in each state and on each iOS, and what is shown.

            <!-- Made by CallbacksPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

            ## Overview

            A payload with a session is not enough: the app must also get a callback in which it looks for the \
            session. The callbacks depend on the state of the app, on the user's action, on the version of iOS, and \
            on the methods that the app implements. ``Device/plan(for:)`` returns them and calls nothing: a \
            ``DevicePlan`` lists the steps in order, which are callbacks with their arguments, what the system \
            shows, and what it logs.

            `handset receive` takes the device as options (`--app-state`, `--action`, `--ios`, `--delegate`, \
            `--background-modes`, `--launch-options` and more). Its json record has the callbacks, and the reason if \
            a session is not opened. `handset matrix` shows one payload in every state, with every action of the \
            user. Suites name the device of each case (<doc:Suites>).

            A ``Phone`` makes the callbacks of the plan on an ``ApplicationDelegate`` and a \
            ``UserNotificationCenterDelegate``, under Apple's names. It has a badge, Notification Center, sounds, and \
            the notifications that wait while it is away (``PhoneState``, ``StoredNotifications``).

            ## A payload in every state

            This is the app of 2011 on its iOS 4. If the app is not running, a tap on a notification launches it with \
            the payload in the launch options. The app does not look there, so the session is lost.

            ```console
            $ handset matrix --ios 4 \(sample)

            """
        page += try Self.matrix(of: sample, on: 4, at: .ofTheApp)
        page += """
            ```

            An app that implements the methods of iOS 10 gets each session, some of them twice: one method is called \
            for an arrival in the foreground, another one for a tap on it.

            ```console
            $ handset matrix --ios 17 --delegate user-notifications \(sample)

            """
        page += try Self.matrix(of: sample, on: 17, at: Device(delegates: .userNotifications))
        page += """
            ```

            ## Delegate methods

            These are the names in `--delegate`, suites and ``DelegateMethods``.

            | name | methods |
            | --- | --- |

            """
        for (name, method) in DelegateMethods.allNamed {
            let selectors = Self.selectors(of: method).map { "`\($0)`" }
            page += "| `\(name)` | \(selectors.joined(separator: ", ")) |\n"
        }
        page += """

            ## What is not known

            Apple does not document these points, and reports differ or are missing. Choose with \
            `--assume POINT=CHOICE` or ``UnconfirmedBehavior``; the first choice is the default.

            | point | question | choices |
            | --- | --- | --- |

            """
        for point in UnconfirmedPoint.allCases {
            let choices = point.choices.map { "`\($0)`" }.joined(separator: ", ")
            page += "| `\(point.rawValue)` | \(point.question) | \(choices) |\n"
        }
        page += """

            The last point is about a ``Phone`` that is away, and is not a choice of `--assume`. These choices are \
            fixed:

            - An inactive app gets the callbacks of an active one, and a tap makes it active.
            - Before iOS 10, and later without a notification center's delegate, no alert is shown in the foreground.
            - If such a delegate has no method for the user's action, the application's delegate is called as \
            without it, but not for a tap in the foreground.
            - An app is asked only about the types of notification that the user allows.
            - Only a notification with an alert can be tapped, whatever keys the alert has. Only one with a category \
            has buttons. A button without a method does nothing, unless it opens the app.
            - If a button or a dismissal launches the app, its launch options have no payload.
            - If the user opens the app by its icon, the session of a notification counts as lost, although the \
            notification may still be in Notification Center since iOS 5.
            - iOS 3 has no background state: an app in it gets the callbacks of iOS 4.
            - If an app calls a completion handler twice, iOS 8 to 26 all log the words of iOS 8 to 10.
            - A service extension (`mutable-content`) has no effect.

            ## Limits of a phone

            | limit | default | set by |
            | --- | --- | --- |
            | time of a callback with its completion handler | \(Phone.callbackTimeLimit.components.seconds) s | \
            `timeLimit` of ``Phone`` |
            | storage of a notification for a phone that is away | \
            \(StoredNotifications<RemoteNotification>.longestStorage / 86_400) days | the notification's expiration, at most this |
            | notifications stored for a phone that is away | 1 for each topic | |
            | notifications in Notification Center | \(PhoneState.largestCountOfDelivered), the oldest leave it | |
            | sounds kept | \(PhoneState.largestCountOfSounds) | |

            Some faults of a delegate end its app, as on iOS: if it throws or hangs, calls a completion handler twice, \
            or does not call the one of \
            `\(AppCallback.Selector.didReceiveRemoteNotificationWithFetchHandler)` in time. The next notification \
            then finds the app not running. Each ``DelegateFault`` has the line that iOS logs, if it is known:

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
