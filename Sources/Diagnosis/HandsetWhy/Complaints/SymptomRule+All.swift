extension SymptomRule {
    /// Words for something that does not happen, or happens otherwise.
    static let faults: [SymptomTerm] = [.negated, .null, .wrong, .error, .late]
    static let parts: [SymptomTerm] = [
        .badge, .sound, .picture, .button, .text, .token, .tokenCallback, .incomingCall,
        .liveActivity, .serviceExtension,
    ]
    static let taps: [SymptomTerm] = [.tap, .tapCallback, .deepLink]
    static let callbacks: [SymptomTerm] = [
        .tapCallback, .launchCallback, .foregroundCallback, .backgroundCallback, .tokenCallback,
    ]

    /// The rules, the most telling first; this is the order of the symptoms too.
    static let all: [SymptomRule] =
        ofSystem + ofCrashes + ofTokens + ofOpening + ofParts + ofTaps + ofEvents + ofShowing

    private static let ofSystem = [
        SymptomRule(.refused, [.service]),
        SymptomRule(
            .refused, [.error], [.push], [.service, .arrives],
            unless: [.tokenCallback, .token, .registration, .crash, .tapCallback, .late]),
        SymptomRule(.refused, [.wrongToken], unless: [.tokenCallback, .incomingCall]),
        SymptomRule(
            .refused, [.token], [.badness],
            unless: [.tokenCallback, .incomingCall, .liveActivity, .permission, .screen]),
        SymptomRule(
            .refused, [.refusal], [.push, .token, .serverName],
            unless: [.permission, .call, .incomingCall, .button, .tap, .tapCallback]),
        SymptomRule(
            .refused, [.certificate], [.badness, .error, .negated],
            unless: callbacks + [.crash, .tap, .incomingCall, .token, .permission]),
        SymptomRule(
            .refused, [.sendingFails],
            unless: [.token, .tokenCallback, .reply, .picture, .badge, .sound, .button]),
        SymptomRule(
            .refused, [.error], [.sending, .serverName],
            unless: callbacks + [
                .registration, .crash, .late, .serviceExtension, .permission, .tap, .launchFails,
                .asksToken,
            ]),
        SymptomRule(.incomingCall, [.incomingCall]),
        SymptomRule(
            .incomingCall, [.call], [.push], [.arrives], [.negated], unless: [.sound, .data]),
        SymptomRule(.incomingCall, [.call], [.shown], [.negated]),
        SymptomRule(
            .incomingCall, [.call], [.killed], [.negated, .error],
            unless: callbacks + [.event, .sound, .data, .tap]),
        // A call that rings without a sound is about the sound.
        SymptomRule(.incomingCall, [.call], [.ringing], [.negated], unless: [.sound]),
        SymptomRule(.liveActivity, [.liveActivity]),
        SymptomRule(.timeSensitive, [.timeSensitive]),
    ]

    private static let ofCrashes = [
        // An app that iOS ends for want of scenes opens no screen.
        SymptomRule(
            .crashAtLaunch, [.launchFails], unless: [.tap, .tapCallback, .push, .incomingCall]),
        SymptomRule(
            .crashAtLaunch, [.crash], [.scenes],
            unless: [.tap, .tapCallback, .opens, .push, .deepLink, .incomingCall, .liveActivity]),
        SymptomRule(
            .crashAtTap, [.crash], [.tap, .tapCallback, .opens],
            unless: [.incomingCall, .liveActivity]),
        SymptomRule(
            .crashAtLaunch, [.crash], [.launch],
            unless: [.tap, .tapCallback, .opens, .incomingCall, .liveActivity, .serviceExtension]),
        SymptomRule(
            .crashAtArrival, [.crash],
            unless: [
                .serviceExtension, .tap, .tapCallback, .opens, .launch, .incomingCall,
                .liveActivity, .launchFails,
            ]),
        // Nothing says when.
        SymptomRule(
            .crashAtTap, [.crash],
            unless: [
                .push, .arrives, .launch, .incomingCall, .liveActivity, .badge, .scenes,
                .launchFails, .serviceExtension,
            ]),
        SymptomRule(.blackScreen, [.blackScreen]),
        // What is called twice is a method, whatever else is named beside it.
        SymptomRule(.openedTwice, [.twice], callbacks + [.event], [.called]),
        SymptomRule(
            .shownTwice, [.twice], [.push, .shown, .banner],
            unless: [.tapCallback, .tokenCallback]),
        SymptomRule(
            .shownTwice, [.twice], [.arrives],
            unless: callbacks + [.tap, .event, .opens, .deepLink, .token]),
        SymptomRule(
            .openedTwice, [.twice],
            [
                .tap, .tapCallback, .launchCallback, .foregroundCallback, .backgroundCallback,
                .event, .opens, .deepLink,
            ]),
    ]

    private static let ofTokens = [
        SymptomRule(
            .noToken, [.tokenCallback], faults + [.called], unless: [.liveActivity, .twice]),
        SymptomRule(
            .noToken, [.token], [.negated, .null, .error],
            unless: [.liveActivity, .incomingCall, .wrongToken, .sending, .refusal]),
        SymptomRule(
            .noToken, [.registration], [.negated, .error, .null],
            unless: [
                .liveActivity, .tapCallback, .backgroundCallback, .button, .registered, .deepLink,
                .event, .twice,
            ]),
        SymptomRule(.permissionMissing, [.permission], [.negated, .null, .wrong]),
    ]

    private static let ofOpening = [
        SymptomRule(.openedByIcon, [.icon], [.opens, .launch, .tap], unless: [.badge]),
        SymptomRule(
            .openedByIcon, [.untapped], callbacks + [.opens, .navigates, .fired, .data],
            unless: [.badge, .crash, .twice]),
        SymptomRule(
            .afterFirstLaunch, [.afterFirstLaunch], [.only, .negated, .works, .right],
            unless: [.crash, .twice, .serviceExtension]),
        SymptomRule(
            .wrongScreen, [.browser], [.opens], [.push, .tap, .deepLink], unless: [.crash]),
        SymptomRule(
            .wrongScreen, [.navigates], [.push], [.negated],
            unless: [
                .tap, .tapCallback, .launchCallback, .killed, .crash, .twice, .button, .opensNot,
                .background,
            ]),
        SymptomRule(
            .wrongScreen, [.homeScreen], [.opens, .navigates, .wrong, .only] + taps,
            unless: [.icon, .crash]),
        SymptomRule(.wrongScreen, [.mixed], taps + [.opens], unless: [.crash]),
        SymptomRule(.wrongScreen, [.screen], [.wrong], unless: [.crash, .blackScreen]),
        SymptomRule(
            .wrongScreen, [.screen], [.opens] + taps, [.negated],
            unless: [.crash, .blackScreen, .incomingCall, .icon, .killed]),
    ]

    private static let ofParts = [
        SymptomRule(.extensionMissing, [.serviceExtension], faults + [.only], unless: [.picture]),
        SymptomRule(.extensionMissing, [.serviceExtension], [.called], faults + [.only]),
        SymptomRule(.extensionMissing, [.serviceExtension], [.crash, .killed, .launchFails]),
        SymptomRule(.picture, [.picture]),
        SymptomRule(.extensionMissing, [.serviceExtension], faults + [.only]),
        SymptomRule(.badge, [.badge], unless: [.foregroundCallback, .event, .crash]),
        SymptomRule(.badge, [.badge], [.negated], unless: [.foregroundCallback, .event, .crash]),
        SymptomRule(.sound, [.sound]),
        SymptomRule(.sound, [.ringing], unless: [.call, .incomingCall]),
        SymptomRule(
            .buttonDoesNothing, [.button], [.called], [.negated, .null], unless: [.shown]),
        SymptomRule(.buttonDoesNothing, [.button], [.opensNot], unless: [.shown, .crash]),
        SymptomRule(
            .buttonDoesNothing, [.reply], [.works, .error], [.negated, .error],
            unless: [.shown, .crash]),
        SymptomRule(.buttonDoesNothing, [.button], [.actsNot], unless: [.shown, .crash]),
        SymptomRule(
            .buttons, [.button],
            unless: [.tapCallback, .incomingCall, .called, .opensNot, .actsNot]),
        SymptomRule(.textMissing, [.text], [.cutOff]),
        SymptomRule(
            .textMissing, [.text], [.negated, .null],
            unless: [.data, .tap, .tapCallback, .launchCallback, .banner]),
    ]

    private static let ofTaps = [
        SymptomRule(
            .dataMissing, [.dataLost], [.tap, .tapCallback],
            unless: [.silentPush, .crash, .killed, .token, .liveActivity]),
        SymptomRule(
            .dataMissing, [.data], [.tapCallback], [.null],
            unless: [.silentPush, .crash, .killed, .token, .liveActivity, .called]),
        SymptomRule(
            .notWoken, [.background], [.data], [.arrives], [.negated],
            unless: taps + [.foreground, .killed, .dataLost, .deepLink]),
        // The events of both states at once are about neither.
        SymptomRule(
            .eventMissing, [.foregroundCallback], [.backgroundCallback], [.negated, .null],
            unless: [.killed, .twice, .crash, .tap, .tapCallback]),
        SymptomRule(
            .eventMissing, [.silentPush], [.foreground], [.negated],
            unless: [.shown, .banner, .notForeground, .twice, .crash, .tap]),
        // Several events of a library at once are no longer about a tap alone.
        SymptomRule(
            .eventMissing, [.foregroundCallback], [.tapCallback, .launchCallback], [.negated],
            unless: [.killed, .twice, .crash, .tap, .background]),
        SymptomRule(
            .tapDoesNothingWhenKilled, taps + [.launchCallback, .homeScreen], [.killed], faults,
            unless: [.crash, .icon, .backgroundCallback, .twice, .untapped]),
        SymptomRule(.tapDoesNothingWhenKilled, [.deepLink], [.killed], unless: [.crash]),
        SymptomRule(
            .tapDoesNothingWhenKilled, [.launchCallback], faults,
            unless: [.icon, .background, .foreground, .crash, .untapped]),
        SymptomRule(
            .tapDoesNothingWhenKilled, [.foregroundCallback, .event], [.killed], [.negated],
            unless: [
                .background, .backgroundCallback, .tokenCallback, .token, .incomingCall,
                .liveActivity, .button, .badge, .serviceExtension, .silentPush,
            ]),
        SymptomRule(
            .tapDoesNothingWhenKilled, [.handled, .opensNot], [.killed], [.push], [.negated],
            unless: [
                .crash, .icon, .background, .backgroundCallback, .token, .incomingCall,
                .liveActivity, .button, .badge, .serviceExtension, .silentPush, .data,
            ]),
        SymptomRule(
            .tapDoesNothingWhenKilled, [.navigates], [.killed], faults,
            unless: [.crash, .icon, .backgroundCallback, .twice, .incomingCall, .liveActivity]),
        SymptomRule(
            .tapDoesNothing, taps, faults,
            unless: [.crash, .killed, .icon, .button, .twice, .untapped, .clearing]),
        SymptomRule(
            .tapDoesNothing, [.opens], [.push], [.actsNot],
            unless: [.crash, .killed, .icon, .button, .twice, .untapped, .silentPush]),
        SymptomRule(
            .tapDoesNothing, [.opensNot], [.push],
            unless: [.crash, .killed, .icon, .button, .twice, .launchFails, .incomingCall]),
        SymptomRule(
            .tapDoesNothing, [.launchCallback], faults, [.background, .foreground],
            unless: [.crash, .killed, .icon]),
        SymptomRule(
            .dataMissing, [.data], faults,
            unless: [.silentPush, .token, .tokenCallback, .deepLink, .liveActivity]),
    ]

    private static let ofEvents = [
        SymptomRule(.notWoken, [.silentPush], unless: [.liveActivity, .incomingCall, .foreground]),
        SymptomRule(.notWoken, [.backgroundCallback], faults),
        SymptomRule(.notWoken, [.wakes], [.negated, .only, .late]),
        SymptomRule(
            .notWoken, [.background], [.event, .foregroundCallback, .called], [.negated],
            unless: taps + [.foreground, .badge, .sound, .picture, .button, .tokenCallback]),
        SymptomRule(
            .late, [.late], [.push, .arrives, .shown, .banner],
            unless: [.incomingCall, .liveActivity]),
        SymptomRule(
            .late, [.atOnce], [.push, .arrives, .shown], [.negated],
            unless: taps + callbacks + [.crash, .incomingCall, .liveActivity, .opens, .event]),
        SymptomRule(
            .eventMissing, [.foregroundCallback, .event], [.fired], [.negated, .null],
            unless: taps + parts + [.background, .killed, .backgroundCallback, .twice, .crash]),
        SymptomRule(
            .eventMissing, [.foregroundCallback], [.negated, .null],
            unless: [.tap, .tapCallback, .background, .killed, .tokenCallback, .twice, .crash]),
        SymptomRule(
            .backgroundOnly, [.only], [.background], unless: [.foreground, .twice] + taps + parts),
        SymptomRule(
            .foregroundOnly, [.only], [.foreground],
            unless: [.background, .killed, .twice] + taps + parts),
        SymptomRule(.debugOnly, [.releaseBuild], [.only, .negated, .wrong, .error]),
    ]
}
