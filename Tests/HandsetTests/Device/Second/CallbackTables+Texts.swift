extension CallbackTables {
    static let conclusionText = """
        active                                            | onScreen
        inactive                                          | onScreen
        background                                        | behind
        suspended                                         | behind
        notRunning                                        | ended
        forceQuit                                         | ended
        swiftUIAloneDeclared ios14                        | noApp
        legacyWritten !noApp                              | legacy
        fetchWritten !noApp ios7                          | fetch
        actionsWritten !noApp ios8                        | actions
        willPresentWritten ios10                          | willPresent
        didReceiveWritten ios10                           | didReceive
        willPresent                                       | center
        didReceive                                        | center
        scenesDeclared ios13                              | scenes
        codeDeclared ios13                                | scenes
        manifestDeclared ios13                            | bare
        swiftUIDeclared ios14                             | bare
        swiftUIAloneDeclared ios14                        | bare
        scenes                                            | usesScenes
        bare                                              | usesScenes
        scenesDeclared                                    | adopted
        codeDeclared !codeIsNone                          | adopted
        swiftUIDeclared                                   | adopted
        swiftUIAloneDeclared                              | adopted
        one                                               | content
        yes anyYes                                        | content
        delivered                                         | comes
        !alone                                            | comes
        refreshOn                                         | refreshes
        refreshSince8 ios8                                | refreshes
        refreshAlways                                     | refreshes
        alert allowsAlert                                 | presentable
        badge allowsBadge                                 | presentable
        sound allowsSound                                 | presentable
        onScreen willPresent presentable !otherType       | asked
        content fetch mode                                | handed
        content fetch !needsMode                          | handed
        content fetch mode refreshes comes !otherType background | woken
        content fetch mode refreshes comes !otherType suspended | woken
        content fetch mode refreshes comes !otherType notRunning | woken
        ended !woken                                      | cold
        usesScenes cold                                   | connects
        usesScenes behind disconnected                    | connects
        usesScenes notRunning woken !silentScene          | connects
        provisionalGranted ios12                          | provisional
        criticalGranted criticalSound ios12               | critical
        criticalGranted levelCritical ios15               | critical
        timeSensitiveGranted levelTimeSensitive ios15     | timeSensitive
        levelPassive ios15                                | passive
        listed ios8 !takesText !typed                     | hasButton
        listed ios9 takesText                             | hasButton
        """

    static let partText = """
        otherType                             |
        !onScreen                             | alert badge sound
        center asked                          | alert badge sound
        center                                |
        effectBadge                           | badge
        effectBadgeAndSound                   | badge sound
                                              |
        """

    static let quietText = """
        critical                              | screen sound badge
        provisional                           | notification-center
        passive                               | notification-center badge
        summary ios15 !timeSensitive          | summary badge
        focus ios15 !timeSensitive            | notification-center badge
        muted                                 | screen badge
                                              | screen sound badge
        """

    static let laterConclusionText = """
        nothing                               | possible
        tap shown                             | possible
        dismiss shown                         | possible
        button shown hasButton                | possible
        open !active                          | possible
        shown nothing                         | waits
        shown button !possible                | waits
        tap cold didReceive late              | undelivered
        button cold didReceive late           | undelivered
        dismiss asks cold didReceive late     | undelivered
        tap cold didReceive usesScenes inScene !inSceneDelivered | undelivered
        button cold didReceive usesScenes inScene !inSceneDelivered | undelivered
        button !opens cold didReceive usesScenes inScene !actionScene | undelivered
        dismiss asks cold didReceive usesScenes inScene !inSceneDelivered | undelivered
        dismiss asks cold didReceive usesScenes inScene !actionScene | undelivered
        button !opens notRunning woken connects didReceive inScene !late !actionScene | undelivered
        dismiss asks notRunning woken connects didReceive inScene !late !actionScene | undelivered
        """

    static let logText = """
        fetch content !mode !otherType onScreen      | called
        fetch content !mode !otherType behind comes  | called
        """

    /// The rows in which the system logs that the app has no scenes: when its first scene is made.
    static let sceneLogText = """
        adopted                                           |
        !ios19                                            |
        cold tap possible                                 | called
        cold button opens possible                        | called
        cold open possible                                | called
        notRunning woken silentScene usesScenes           | called
        notRunning woken tap possible                     | called
        notRunning woken button opens possible            | called
        notRunning woken open possible                    | called
        cold usesScenes actionScene button possible answered    | called
        cold usesScenes actionScene button possible undelivered | called
        cold usesScenes actionScene dismiss possible answered   | called
        cold usesScenes actionScene dismiss possible undelivered | called
        notRunning woken usesScenes actionScene button possible answered     | called
        notRunning woken usesScenes actionScene button possible undelivered  | called
        notRunning woken usesScenes actionScene dismiss possible answered    | called
        notRunning woken usesScenes actionScene dismiss possible undelivered | called
        """

    static let arrivalText = """
        otherType                             |
        onScreen !center fetch                | fetch+:now
        onScreen !center legacy               | legacy+:now
        onScreen asked handed fetchFirst      | fetch+:now willPresent+:now
        onScreen asked handed                 | willPresent+:now fetch+:now
        onScreen asked                        | willPresent+:now
        onScreen center handed                | fetch+:now
        notRunning woken scenes silentScene sceneWakePayload | launch+:2 connect:2 fetch+:2
        notRunning woken scenes silentScene   | launch:2 connect:2 fetch+:2
        notRunning woken usesScenes !sceneWakePayload | launch:2 fetch+:2
        notRunning woken usesScenes           | launch+:2 fetch+:2
        notRunning woken center wakeEmpty      | launch:2 fetch+:2
        notRunning woken                      | launch+:2 fetch+:2
        woken                                 | fetch+:2
                                              |
        """

    static let answerText = """
        undelivered                           | -
        tap onScreen didReceive               | didReceive
        tap onScreen                          | -
        tap didReceive                        | didReceive
        tap connects tapSceneFetch fetch      | fetch
        tap connects tapSceneLegacy legacy    | legacy
        tap connects                          | -
        tap cold fetch                        | fetch
        tap cold                              | -
        tap ios10 tapLegacy legacy            | legacy
        tap ios10 tapLegacy                   | -
        tap fetch                             | fetch
        tap legacy                            | legacy
        button didReceive                     | didReceive
        button ios10 buttonNothing            | -
        button ios9 actions                   | action9
        button actions                        | action8
        dismiss asks didReceive               | didReceive
                                              | -
        """

    static let actionText = """
        !possible                | | |
        nothing                  | | |
        tap active | answer:0 | answer:0 | answer:0
        tap inactive | answer:1 become:0 | answer:1 sceneBecome:0 | answer:1
        tap cold receiveFirst !inScene | launch+:1 answer:1 become:0 | launch:L answer:1 connect?:1 sceneEnter:1 sceneBecome:0 | launch:L answer:1
        tap cold | launch+:1 answer:1 become:0 | launch:L connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | launch:L answer:1
        tap connects receiveFirst !inScene | enter:1 answer:1 become:0 | answer:1 connect?:1 sceneEnter:1 sceneBecome:0 | answer:1
        tap connects | enter:1 answer:1 become:0 | connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        tap | enter:1 answer:1 become:0 | sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        button opens active | answer:0 | answer:0 | answer:0
        button opens inactive | answer:1 become:0 | answer:1 sceneBecome:0 | answer:1
        button opens cold receiveFirst !inScene | launch:1 answer:1 become:0 | launch:L answer:1 connect?:1 sceneEnter:1 sceneBecome:0 | launch:L answer:1
        button opens cold | launch:1 answer:1 become:0 | launch:L connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | launch:L answer:1
        button opens connects receiveFirst !inScene | enter:1 answer:1 become:0 | answer:1 connect?:1 sceneEnter:1 sceneBecome:0 | answer:1
        button opens connects | enter:1 answer:1 become:0 | connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        button opens | enter:1 answer:1 become:0 | sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        button onScreen | answer:now | answer:now | answer:now
        button cold undelivered actionScene | launch:2 | launch:2 connect?:2 | launch:2
        button cold undelivered | launch:2 | launch:2 | launch:2
        button connects undelivered actionScene |  | connect?:2 |
        button cold answered actionScene | launch:2 answer:2 | launch:2 connect?:2 answer:2 | launch:2 answer:2
        button cold answered | launch:2 answer:2 | launch:2 answer:2 | launch:2 answer:2
        button connects answered actionScene | answer:2 | connect?:2 answer:2 | answer:2
        button | answer:2 | answer:2 | answer:2
        dismiss onScreen | answer:now | answer:now | answer:now
        dismiss cold undelivered actionScene | launch:2 | launch:2 connect?:2 | launch:2
        dismiss cold undelivered | launch:2 | launch:2 | launch:2
        dismiss connects undelivered actionScene |  | connect?:2 |
        dismiss cold answered actionScene | launch:2 answer:2 | launch:2 connect?:2 answer:2 | launch:2 answer:2
        dismiss cold answered | launch:2 answer:2 | launch:2 answer:2 | launch:2 answer:2
        dismiss connects answered actionScene | answer:2 | connect?:2 answer:2 | answer:2
        dismiss | answer:2 | answer:2 | answer:2
        open inactive | become:0 | sceneBecome:0 |
        open cold | launch:1 become:0 | launch:L connect:1 sceneEnter:1 sceneBecome:0 | launch:L
        open connects | enter:1 become:0 | connect:1 sceneEnter:1 sceneBecome:0 |
        open | enter:1 become:0 | sceneEnter:1 sceneBecome:0 |
        """

    static let afterwardsText = """
        tap possible                          | active
        button opens possible                 | active
        open possible                         | active
        noApp cold undelivered possible       | background
        onScreen                              | same
        called                                | background
                                              | same
        """
}
