extension CallbackTables {
    static let conclusionText = """
        active                                            | onScreen
        inactive                                          | onScreen
        background                                        | behind
        suspended                                         | behind
        notRunning                                        | ended
        forceQuit                                         | ended
        legacyWritten                                     | legacy
        fetchWritten ios7                                 | fetch
        actionsWritten ios8                               | actions
        willPresentWritten ios10                          | willPresent
        didReceiveWritten ios10                           | didReceive
        willPresent                                       | center
        didReceive                                        | center
        scenesDeclared ios13                              | scenes
        swiftUIDeclared ios14                             | swiftUI
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
        """

    static let logText = """
        fetch content !mode !otherType onScreen      | called
        fetch content !mode !otherType behind comes  | called
        """

    static let arrivalText = """
        otherType                             |
        onScreen !center fetch                | fetch+:now
        onScreen !center legacy               | legacy+:now
        onScreen asked handed fetchFirst      | fetch+:now willPresent+:now
        onScreen asked handed                 | willPresent+:now fetch+:now
        onScreen asked                        | willPresent+:now
        onScreen center handed                | fetch+:now
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
        tap active               | answer:0 | answer:0 | answer:0
        tap inactive             | answer:1 become:0 | answer:1 sceneBecome:0 | answer:1
        tap behind               | enter:1 answer:1 become:0 | sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        tap woken                | enter:1 answer:1 become:0 | connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        tap cold                 | launch+:1 answer:1 become:0 | launch:L connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | launch:L answer:1
        button opens active      | answer:0 | answer:0 | answer:0
        button opens inactive    | answer:1 become:0 | answer:1 sceneBecome:0 | answer:1
        button opens behind      | enter:1 answer:1 become:0 | sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        button opens woken       | enter:1 answer:1 become:0 | connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | answer:1
        button opens cold        | launch:1 answer:1 become:0 | launch:L connect?:1 sceneEnter:1 answer:1 sceneBecome:0 | launch:L answer:1
        button onScreen          | answer:now | answer:now | answer:now
        button cold undelivered  | launch:2 | launch:2 | launch:2
        button cold answered     | launch:2 answer:2 | launch:2 answer:2 | launch:2 answer:2
        button                   | answer:2 | answer:2 | answer:2
        dismiss onScreen         | answer:now | answer:now | answer:now
        dismiss cold undelivered | launch:2 | launch:2 | launch:2
        dismiss cold answered    | launch:2 answer:2 | launch:2 answer:2 | launch:2 answer:2
        dismiss                  | answer:2 | answer:2 | answer:2
        open inactive            | become:0 | sceneBecome:0 |
        open behind              | enter:1 become:0 | sceneEnter:1 sceneBecome:0 |
        open woken               | enter:1 become:0 | connect:1 sceneEnter:1 sceneBecome:0 |
        open cold                | launch:1 become:0 | launch:L connect:1 sceneEnter:1 sceneBecome:0 | launch:L
        """

    static let afterwardsText = """
        tap possible                          | active
        button opens possible                 | active
        open possible                         | active
        onScreen                              | same
        called                                | background
                                              | same
        """
}
