/// The rules of what is shown, and those that count only where no other does.
extension SymptomRule {
    static let ofShowing = [
        SymptomRule(
            .notShownInForeground, [.foreground], [.push, .banner, .shown], [.negated],
            unless: [
                .notForeground, .foregroundCallback, .event, .crash, .twice, .tap, .tapCallback,
                .badge, .sound, .picture, .button, .silentPush,
            ]),
        SymptomRule(.notShown, [.banner], [.negated], unless: [.foreground, .twice]),
        SymptomRule(
            .notShown, [.shown], [.negated], [.push, .negated], unless: [.foreground],
            isGeneral: true),
        SymptomRule(
            .notShownInForeground, [.foreground], [.negated, .wrong, .error],
            unless: [.background, .killed], isGeneral: true),
        SymptomRule(
            .tapDoesNothingWhenKilled, [.coldStart], [.negated, .null], unless: [.background],
            isGeneral: true),
        SymptomRule(
            .foregroundOnly, [.push, .arrives], [.arrives, .happens], [.background, .killed],
            [.negated], unless: [.foreground], isGeneral: true),
        SymptomRule(
            .nothingArrives, [.push, .arrives, .notifies], [.negated, .error],
            unless: [.clearing], isGeneral: true),
        SymptomRule(
            .foregroundOnly, [.works], [.background, .killed], [.negated], isGeneral: true),
        SymptomRule(.late, [.delayed], unless: [.launch], isGeneral: true),
        SymptomRule(.extensionMissing, [.serviceExtension], isGeneral: true),
        SymptomRule(
            .notWoken, [.push], [.background], [.data], unless: taps + [.killed], isGeneral: true),
        // Whoever names what should open, with nothing that is wrong, asks how it opens.
        SymptomRule(.tapDoesNothingWhenKilled, [.navigates, .data], [.killed], isGeneral: true),
        SymptomRule(.wrongScreen, [.screen], [.opens, .navigates], taps, isGeneral: true),
        SymptomRule(
            .notShownInForeground, [.banner, .shown], [.foreground], unless: callbacks + parts,
            isGeneral: true),
        SymptomRule(
            .textMissing, [.text], [.push], unless: callbacks + taps + [.data], isGeneral: true),
        SymptomRule(
            .notShownInForeground, [.push], [.foreground],
            unless: callbacks + parts + [.event, .background, .killed, .clearing], isGeneral: true),
        SymptomRule(.crashAtLaunch, [.scenes], [.launch], unless: [.push], isGeneral: true),
        SymptomRule(
            .debugOnly, [.releaseBuild], [.push, .token, .registration], isGeneral: true),
        SymptomRule(.debugOnly, [.environments], isGeneral: true),
        // Whoever names a method alone asks for that method.
        SymptomRule(
            .tapDoesNothingWhenKilled, [.tapCallback, .launchCallback], [.killed], isGeneral: true),
        SymptomRule(.tapDoesNothing, [.tapCallback], isGeneral: true),
        SymptomRule(
            .tapDoesNothingWhenKilled, [.tap], [.killed], unless: [.untapped, .clearing],
            isGeneral: true),
        SymptomRule(
            .tapDoesNothing, [.tap], [.push], unless: [.untapped, .clearing], isGeneral: true),
        SymptomRule(.tapDoesNothing, [.deepLink], [.push, .scenes], isGeneral: true),
        SymptomRule(.tapDoesNothingWhenKilled, [.launchCallback], isGeneral: true),
        SymptomRule(.notWoken, [.backgroundCallback], isGeneral: true),
        SymptomRule(.noToken, [.tokenCallback, .token], isGeneral: true),
        SymptomRule(.eventMissing, [.foregroundCallback], isGeneral: true),
        SymptomRule(.permissionMissing, [.permission], [.push], isGeneral: true),
    ]
}
