extension SchemaMember {
    /// The purposes of the keys of `aps`.
    static let words = [
        "alert": "The text to show: a text, or a dictionary with its parts.",
        "badge": "The number on the app's icon; 0 removes it.",
        "sound":
            "The sound: the name of a file in the app, default, or a dictionary for a critical one.",
        "content-available": "Wakes the app in the background, to fetch something.",
        "category": "The category that the app has registered, which brings the buttons.",
        "thread-id": "Notifications with the same one are shown as a group.",
        "mutable-content": "Lets the app's service extension change the notification first.",
        "target-content-id": "The window of the app that is brought forward.",
        "interruption-level": "How much the notification may disturb.",
        "relevance-score": "The rank in the summary, from 0 to 1; higher comes first.",
        "filter-criteria": "Decides whether the notification is shown in the current Focus.",
        "timestamp": "The time of sending, in seconds since 1970.",
        "event": "What happens to the Live Activity.",
        "content-state":
            "The values that the Live Activity shows: those of the app's ContentState.",
        "stale-date": "The time from which the content is old, in seconds since 1970.",
        "dismissal-date":
            "The time at which an ended Live Activity is removed, in seconds since 1970.",
        "attributes-type": "The app's type of the attributes, to start a Live Activity.",
        "attributes": "The values that stay, to start a Live Activity.",
        "input-push-channel": "The channel of broadcasts that the Live Activity is started with.",
        "input-push-token": "Asks for a token of the Live Activity that is started.",
        "content-changed": "Asks widgets or controls to load anew.",
        "url-args": "The values for the URL of a website's notification.",
        "account-id": "The account of a mail server, in a push of Mail's.",
    ]

    static let wordsOfAlert = [
        "title": "The title.",
        "subtitle": "The line below the title.",
        "body": "The text.",
        "title-loc-key": "The key of the title in the app's strings.",
        "title-loc-args": "The values for the title of title-loc-key.",
        "subtitle-loc-key": "The key of the subtitle in the app's strings.",
        "subtitle-loc-args": "The values for the subtitle of subtitle-loc-key.",
        "loc-key": "The key of the text in the app's strings.",
        "loc-args": "The values for the text of loc-key.",
        "action-loc-key": "The key of the button's text; null for one button only, on old devices.",
        "action": "The button's text of a website's notification.",
        "launch-image": "The image that is shown while the app starts.",
        "summary-arg": "The name in the summary of a group; ignored from iOS 15 on.",
        "summary-arg-count": "The number of items in the summary; ignored from iOS 15 on.",
    ]

    static let wordsOfSound = [
        "critical": "1 for a critical alert, which is heard although the device is muted.",
        "name": "The name of a file in the app, or default.",
        "volume": "The volume of a critical alert, from 0 to 1.",
    ]
}
