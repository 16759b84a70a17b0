extension SymptomTerm {
    /// The words that people take for each term.
    static let phrases: [SymptomTerm: [Phrase]] = table.merging(targets) { first, _ in first }
        .mapValues { lines in
            lines.flatMap { $0.split(separator: ",") }.map { Phrase(String($0)) }
        }

    /// Phrases with commas between them.
    private static let table: [SymptomTerm: [String]] = [
        .negated: [
            "not, never, no, nothing, nobody, none, nowhere, neither, without, unable, fail*, stop*, miss*",
            "lack*, lost, ignore*, broken, prevent*, hardly, unreliabl*, impossible, disappear*, gone",
            "nor, no longer, drop*, difficult*, incorrect*, skip*, problem*, issue*, trouble, how to, how do, how can",
            "is it possible, is there any way, any way to, how open, how i, how we, how should, unsuccess*, hasnt, untrigger*, inconsisten*, breaks, break, broke, breaking",
            "silently, swallowed, unresponsive, doesnot, dosent, dosnt, doesn t, isn t, cant, hidden, hides",
            "should be, should have, should work",
        ],
        .null: ["null, nil, undefined, empty, blank, none, nan"],
        .wrong: [
            "wrong*, instead, incorrect*, other screen, another screen, default tone, default sound, stuck",
            "stays on, stays at, remains, only opens, just opens, just opened, different",
        ],
        .crash: [
            "crash*, abort*, sigabrt, exception, exc_bad_access, killing app, terminating app, closes itself",
            "quits itself, shuts down, is ended by, watchdog",
        ],
        .twice: [
            "two banner*, two alert*, two message*, 2 banner*, 2 alert*, twice, duplicat*, double*, two times, two notif*, two push*, 2 notif*, 2 times, repeat*",
            "more than once, many times, 3 times, 2 time, two time, 3 time, several events, 4 events, instead of one, instead of 1",
            "both called, both fire*, both trigger*, both invoke*, both run, both get called, multiple times, multiple notif*, several times, again and again, both on*, same notification",
        ],
        .late: [
            "late, later, delay*, slow*, hours, minutes, half a minute, minute, sometimes after, takes long, forever",
            "after unlock*, when i unlock, only when i open, only after opening, only after i open, once i open",
        ],
        .only: ["only, just, alone, solely, exclusively"],
        .error: ["error*, refus*, reject*, bad request, forbidden, goaway, invalid*"],
        .right: [
            "work, works, worked, working, fine, correct*, right, perfect*, ok, okay, as expected, well",
            "granted, 200, success*, once, is there, are there, gets its, is set, others are, others do, is on",
            "i get, i receive, is called, valid, on android, for android, does get, gets called, gets triggered",
            "gets fired, is triggered, is fired, is invoked",
        ],
        .happens: [
            "arrives, arrive, appears, appear, received, receives, is shown, are shown, is displayed",
            "are displayed, shows up, comes",
        ],

        .killed: [
            "kill*, not running, closed, close app, terminat*, quit*, dead, swip*, cold, force stop*",
            "not started, is off, shut down, completely closed, fully closed, notification launch, launched from, launched by, ended, ends the app",
            "from scratch, closing the app, close the app, closes the app, coldstart*, was not open, inactive app, app is not open*",
            "is not open, app not open, when not open, if not open, shutting down, *fromterminated, *whenterminated",
        ],
        .coldStart: [
            "cold, coldstart*, coldlaunch*, notification launch, launched from, launched by, from scratch"
        ],
        .background: [
            "background*, backgrounded, minimi*, suspended, lock screen, locked, screen off, onbackground*",
            "not in use, setbackground*",
        ],
        .notForeground: [
            "not in foreground, not in forground, not in the foreground, not in use, not foreground",
            "not active, not on the screen, not open",
        ],
        .foreground: [
            "foreg*, forgr*, foregr*, fourground*, fore ground, app is open, app open, in the app, in app",
            "app is active, app is running, inside the app, app is opened, app is visible, while open",
            "foremost, frontmost, app being open, app is in use, when open, app on screen, while using, onforeground*",
            "iosdisplayinforeground, displayinforeground, app is on the screen",
        ],
        .launch: ["launch*, start*, startup, boot*"],
        .launchFails: [
            "crash* immediately, crash* instantly, immediately crash*, instantly crash*, crash* right away",
            "failed to launch, fails to launch, failing to launch, fail to launch, fails on launch, fails at launch",
            "fail on launch, fail at launch, failed on launch, failed at launch, launch failure*, failure on launch",
            "app does not launch, app will not launch, app can not launch, never launches, not launching, app not launching",
            "app does not start, app will not start, app can not start, fails to start, failed to start",
            "life cycle is required, lifecycle is required, life cycle required, lifecycle required",
            "noscenelifecycleadoption*, *noscenelifecycleadoption, *noscenelifecycleadoption_block_invoke",
        ],
        .scenes: [
            "scene life cycle, scene lifecycle, uiscene*, scene based, scenedelegate*, scene delegate*, scene manifest",
            "uiapplicationscenemanifest, uiwindowscene*, adopting scenes, scenes, scene",
            // iOS itself is not among the words: "on iOS 27".
            "xcode 27, sdk 27, 27 sdk, on 27, in 27, 27 crash*",
        ],
        .afterFirstLaunch: [
            "second launch, second start, first launch, second time, after restart*, after reopen*",
            "first time, first start, after the first, after reinstall*, second open*",
        ],

        .tap: [
            "tap*, click*, press*, touch*, selecting, opening notif*, opening push*, opening remote",
            "opening the notif*, opening a notif*, opening the push*, opening a push*, open the notif*",
            "open notif*, open the push*, its opened, notification opened, opened from notif*",
            "opened from push*, launched from push*, launched from notif*, opened by notif*",
            "opened by a notif*, opened from a notif*, opened from the notif*, opens the notif*",
            "notification is opened, push is opened, when opened, pushing the notif*, user opens",
            "from a notification, from notification, from push*, on notification launch, swiping notif*, swiping the notif*",
            "swipe to open, slide to open, swiping a notif*",
        ],
        .fired: [
            "call, called, calls, calling, fire*, firing, trigger*, invok*, execut*, run, runs, running, ran",
            "dispatch*, emit*, hit, reach*, catch*, receiv*, work*, handle, handled, handles, handling, get",
            "detect*, come, comes, respond*, reacts, return*, notified, arriv*, happen*, occur*, listen*",
        ],
        .called: [
            "called, calls, fire, fires, fired, firing, trigger*, invok*, execut*, runs, dispatch*, emit*, handled",
            "does nothing, do nothing, respond*, reacts, reached, not handle",
        ],
        .shown: [
            "show, shown, shows, showed, showing, display*, appear*, visible, pop up, popup*, pops up, popping",
            "banner*, present*, come up, comes up, see, sees, seen, seeing, heads up, alert not, no alert, drop down, render*",
        ],
        .arrives: [
            "receiv*, arriv*, get, gets, getting, got, deliver*, come, comes, coming, sent, send, reach*, landing",
            "recieve*, receving, reception",
        ],
        .works: ["work*, function*, broken, fail*"],
        .opens: [
            "open, opens, opened, opening, openning, navigat*, redirect*, go to, goes to, leads, route*, jump*"
        ],
        .opensNot: [
            "not opening, not opened by, does not open, did not open, do not open, will not open",
            "can not open, could not open, fails to open, failed to open, never opens, not launching, not be tapped",
            "can not tap, can not click, not clickable, not tappable, can not press, not be clicked, not be pressed",
        ],
        .handled: ["handl*, process, processes, processed"],
        .wakes: ["wake*, woken, woke, waking, awake*, background task, do work"],
        .notifies: ["notified, notify, notifying"],

        .push: [
            "push, pushes, pushed, pushs, notif*, message*, apn, apns, fcm, remote notif*, pushnotif*, alert*",
            "gcm, firebase messag*, pn, pns",
        ],
        .silentPush: [
            "silent push*, silent notif*, silent remote*, silent data, silent message*, content available",
            "content_available, contentavailable, data message*, data push*, data only, dataonly*",
            "background push*, background notif*, background fetch, background message*, data notif*",
            "background update*, background remote*, data payload*",
        ],
        .banner: ["banner*, no alert, popup, pop up, heads up"],
        .badge: [
            "badge*, bagde*, counter, number on the icon, icon number, setapplicationiconbadgenumber",
            "setbadge*, unread count, red dot, *badger, *badgecount, app icon number",
        ],
        .sound: [
            "sound*, tone, tones, ringtone*, vibrat*, aiff, caf, mute*, audio, *notificationsound*, not playing",
            "not play, playing alert, play alert, chime*, buzz, buzzes, beep*, haptic*",
        ],
        .ringing: ["ring, rings, ringing, rang"],
        .picture: [
            "picture*, image*, attachment*, video*, rich notif*, rich push*, rich, media, thumbnail*, gif*",
            "mutable content, mutable_content, mutablecontent, photo*, big picture, avatar, *notificationattachment*",
        ],
        .button: [
            "button*, categor*, long press*, quick repl*, reply, replies, notification actions, actions not, actions are, no actions",
            "action identifier*, actionable, action button*, notification action, setnotificationcategor*, actions work*",
            "inline reply, text input action, notification actions, interactive notif*, quick action*",
            "*notificationcategor*, unnotificationaction*, actions do, actions does, actions did, actions missing",
        ],
        .dismissal: ["dismiss*, clear the notif*, swipe away the notif*, cleared"],
        .icon: [
            "its icon, app icon, by icon, the icon, from icon, homescreen icon, launcher icon, tap icon",
            "app's icon, apps icon, home screen icon, app directly, app manually, opened normally",
        ],
        .deepLink: [
            "deep link*, deeplink*, universal link*, initial url, openurl, deep url, link, links, app_links, applinks*"
        ],
        .screen: [
            "screen, page, view, route, tab, chat, conversation, detail*, destination, room, thread, article",
            "*viewcontroller, *tabbar*",
        ],
        .homeScreen: [
            "home screen, home page, homepage, start page, start screen, first page, first screen, main screen",
            "main page, homescreen, root, landing page, dashboard, opens home, last screen, current route",
            "initial route, initial screen, splash screen",
            "home tab, to home, main tab, first tab, home view, chat list, chatlist, opens the wrong, open the wrong, opened the wrong, opening the wrong, opens wrong, goes to the wrong",
            "leads to the wrong, navigates to the wrong",
        ],
        .blackScreen: [
            "black screen, white screen, blank screen, screen is black, screen stays black, screen is white",
            "blank page, empty screen, screen stays white, white page, black page, frozen, freez*",
            "stuck on splash, stuck at splash, stuck on the splash, stuck on launch, stuck at launch, hangs on splash",
        ],
        .data: [
            "data, userinfo, payload, value, values, key, keys, additionaldata, additional data, custom data",
            "extras, extra data, params, parameters, custom key*, custom field*, remotemessage, body is a string",
            "is a string, as a string, as string, type cast, cast, wrong type, number, url, userinfo*",
        ],
        .token: [
            "token, tokens, devicetoken*, fcmtoken, apnstoken, tokenhandler, pushtoken, device id, *token",
            "instance id, registration id, registrationid, subscription id",
        ],
        .registration: [
            "regist*, entitlement*, aps environment, aps_environment, apsenvironment, unregistered",
            "provisioning",
        ],
        .registered: [
            "previously registered, successfully registered, already registered, is registered, are registered",
            "registered user*, registered device*, gets registered, was registered, were registered, registered fine",
        ],
        .permission: [
            "permission*, authoriz*, authoris*, prompt*, asked, allow notif*, requestpermission*, denied",
            "requestauthorization*, opt in, optin, permission dialog, provisional, missing in settings, not in settings",
            "missing from settings, not listed in settings, not appear in settings, missing in the settings, toggle*",
        ],
        .call: ["call, calls, callkit, call kit"],
        .incomingCall: [
            "voip, pushkit, push kit, callkit, callkeep, call kit, incoming call*, call screen, pkpush*",
            "incomingcall*, didreceiveincomingpush*, cxprovider, reportnewincomingcall, pushregistry, call ui",
            "call invite*, ringing screen, calling screen, incoming voip, rncallkeep, phone call*, receiv* call*, accept reject",
            "keeps ringing, keep ringing, continues ringing, continues to ring, ringing continues, still ringing",
            "incoming group, incoming audio, incoming video, incoming voice, group call*, voice call*, video call*, audio call*",
            "missed call*, call ended, ended call*, call hangs up, receive a call, receives a call, receiving a call, answer call*, answer a call, answering, callkit*",
        ],
        .liveActivity: [
            "live activit*, liveactivit*, push to start, pushtostart*, dynamic island, content state",
            "contentstate, activitykit, activity push*, activity token, start activity, activitypush*, *pushtostart*",
            "lock screen widget*, create activity, end activity, update activity, start an activity, *liveactivity*",
        ],
        .serviceExtension: [
            "service extension*, notificationservice*, notification service, unnotificationservice*",
            "modify notif*, modify the notif*, modify push*, modify the push*, modifying notif*, decrypt*, notification extension*, content extension*, serviceextension*, extension, nse, unnotificationcontent*",
        ],
        .releaseBuild: [
            "testflight, test flight, debug*, release, production, ad hoc, adhoc, app store, appstore, archive*",
            "distribution, prod, release build*, release mode, live app, store build, xcode build*",
        ],
        .service: [
            "400, 401, 403, 404, 405, 410, 413, 429, 500, 503, status code*, invalid_argument, command 8 status",
            "*snserrordomain",
        ],

        .tapCallback: [
            "onnotificationopen*, handlenotificationopen*, setnotificationopen*, notificationopen*, opened handler",
            "onmessageopened*, ondidreceivenotificationresponse, didreceivenotificationresponse, onnotificationtap*",
            "onselectnotification, selectnotification, addnotificationresponse*, notificationresponse*",
            "pushnotificationactionperformed, actionperformed, onactionreceived*, registernotificationopened",
            "click event*, click listener*, click handler*, onclick*, notificationclick*, onnotificationclick*",
            "addclicklistener, opened event*, opened callback*, didreceive, onresume, onpushopen*, pushopen*",
            "notification_response, notificationtapped, onnotificationpress*, open handler*, onopened*",
            "didreceive response, onpushnotificationopen*, notification opened handler, localnotificationactionperformed",
            "receivedeeplink*, receiveddeeplink*, didreceivenotification*, onpushclick*, open event*, opened events",
            "actionstream, clicked callback*, click callback*, notification clicked, tapped callback*",
            "onpushtap*, setonnotificationclick*, onnotificationinteract*, ontap*, push opened, brazepushevent*",
            "event press, press event*, handleaction*, getbadgedeeplink, ondeeplink*, pushnotificationopen*",
            "notificationwasopened, notificationtap*, response listener*, response received",
            "*notificationresponse*, *notificationopened*, *notificationclick*, *notificationtapped*, *pushopened*",
            "*pushclicked*, *notificationpress*, *notificationactionp*, *notificationactionr*, onnotificationaction*",
        ],
        .launchCallback: [
            "getinitial*, popinitial*, launchoptions, onlaunch, uselastnotificationresponse, lastnotificationresponse*",
            "getlast*, cold start, getnotificationapplaunchdetails, notificationapplaunchdetails, initialnotification",
            "initial notification, initial message, initialmessage, connectionoptions, launch options, initial url",
            "populateinitial*, getlaunch*, launchnotification, getapplaunch*, *launchnotification, initialprops, getinitialaction, initialaction",
            "*initialnotification*, *initialmessage*, *lastnotification*",
        ],
        .foregroundCallback: [
            "onmessage, onnotification, onforegroundevent, addnotificationreceived*, notificationreceived*, onmessagereceived",
            "pushnotificationreceived*, willpresent*, foregroundwilldisplay*, onnotificationdisplay*, handlenotificationreceived",
            "notification listener*, notifications listener*, on notification, onnotificationreceived*, received listener*",
            "receive listener*, addpushreceived*, onpushreceived*, registernotificationreceived*, onpush, onreceive*",
            "onnotificationcreated*, onremotenotification, addeventlistener notification, localnotification event",
            "setnotificationwillshow*, notification event*, onpushnotification*, onremotemessage, didreceivedata",
            "pushreceived, onnotificationopenedorreceived, subscription event*, onnotificationreceive, handlenotification",
            "setnotificationhandler, receivedmessage, received event*, message event*, message listener*, push event*",
            "notification handler*, push listener*, push handler*, message handler*, pushreceived*, notification callback*",
            "onforeground*, foreground event*, foreground handler*, foreground listener*, onnotificationapn*",
            "*notificationreceived*, *messagereceived*, *pushreceived*",
        ],
        .backgroundCallback: [
            "onbackgroundmessage, setbackground*, *backgroundhandler, onbackgroundevent, background handler*",
            "background message handler*, fetchcompletionhandler, didreceiveremotenotification*, performfetch*",
            "background task*, registertask*, taskmanager*, onsilent*, background callback*, headless*, fetch method",
            "background event*, background listener*, backgroundmessagehandler*, remotenotification fetch*",
            "onbackgroundnotif*, handlebackground*, registerheadless*, backgroundhandler, background isolate",
            "onbackground*, background fetch, silent handler, *backgroundmessage*",
        ],
        .tokenCallback: [
            "register event*, didregister*, didfailtoregister*, capacitordidregister*, on registration, registration event*",
            "registration listener*, registrationerror*, gettoken*, getapns*, ontoken*, ondevicetoken*, getexpo*",
            "didreceiveregistration*, getdevice*, registerforremote*, registrationtoken*, onregister*",
            "registerdevice*, onregistration*, registration callback*, token listener*, token callback*, tokenreceived",
            "remotenotificationsregistered, registerremotenotificationsregistered, register listener*, register callback*",
            "pushnotifications register, getpushtoken*, devicepushtoken*, tokenrefresh, getregistration*, register method",
            "didupdatepushcredentials, registrationid, getplayerid, getids, pushsubscription*, getfcm*, token event*",
        ],
        .event: [
            "applicationdidbecomeactive, applicationwillenterforeground, applicationdidenterbackground",
            "applicationwillresignactive, scenedidbecomeactive, scenewillenterforeground, willconnectto",
            "event*, listener*, callback*, handler*, delegate*, method*, function*, subscription*, observer*",
            "completionhandler, selector*, hook*, stream*, *callback, *callbacks, *listener, *listeners, *handler",
        ],
    ]
}
