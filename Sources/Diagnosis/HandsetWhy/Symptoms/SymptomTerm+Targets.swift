/// The words for where a tap leads, and for what a sender gets back.
extension SymptomTerm {
    /// The phrases of these terms, in lines with commas between them.
    static let targets: [SymptomTerm: [String]] = [
        .navigates: [
            "navigat*, redirect*, routing, reroute*, go to, goes to, routed, routes to, route to",
            "take you, takes you, take me, takes me, take us, takes us, take user*, takes user*, bring me, brings me",
            "bring you, brings you, bring user*, brings user*, lands on, land on, landing on, lands in",
            "lead to, leads to, taken to, take to, takes to, brought to, bring to, brings to",
        ],
        .refusal: ["refus*, reject*, bad request, forbidden, declined, not accept*"],
        .badness: [
            "invalid*, expire*, incorrect*, wrong, mismatch*, not valid, unregistered, outdated, stale"
        ],
        .serverName: [
            "apn, apns, fcm, gcm, sns, gateway, provider, admin sdk, firebase admin, push server, push service"
        ],
        .sending: [
            "sending notif*, sending push*, sending message*, sending a notif*, sending a push*",
            "sending a message*, sending the notif*, sending the push*, push sending, send notif*",
            "send push*, send message*, send a notif*, send a push*, send a message*, sendmulticast*",
            "sendasync, sendeach*, publish*",
        ],
        .sendingFails: [
            "sending fail*, send fail*, failed to send, fails to send, can not send, could not send",
            "unable to send, error sending, error while sending, sending error*, apns push fail*",
            "delivery fail*, failed to deliver, push send fail*",
        ],
        .environments: [
            "sandbox vs*, sandbox or*, sandbox and*, sandbox versus, production vs*, production or*",
            "production and sandbox, production and development, development vs*, development or production",
            "development and production, dev vs*, dev and prod*, dev or prod*, debug vs*, debug and release",
            "apns environment*",
        ],
        .certificate: [
            "certificate*, cert, certs, p12, p8, pem, auth key, authentication key, apns key, push key"
        ],
        .untapped: [
            "without tap*, without click*, without press*, without opening the notif*, without opening notif*",
            "without touching, without a tap, without a click, without any tap, not tapped, never tapped",
            "not clicked, never clicked, without user interact*, without interact*, without opening the push*",
        ],
        .delayed: ["delay*, latency, lag, lags, slowly"],
        .reply: ["reply, replies, replying, quick repl*, text input action"],
        .actsNot: [
            "not send*, not sent, not submit*, no effect, not perform*, can not reply, not reply, without effect",
            "not complete*, not accept*, not execut*, not post*, not take effect, nothing happens",
        ],
        .text: [
            "title*, body, text, texts, subtitle*, wording, locali*, loc key, placeholder*",
            "emoji*, umlaut*, accent*, diacritic*, special character*, unicode, utf 8, utf8",
            "preview, previews, message content*, notification content*, notifications content*, push content*",
            "blank notif*, empty notif*, blank push*, empty push*, notif* is blank, notif* is empty, push is blank",
            "push is empty, notif* are blank, notif* are empty, notif* comes empty, notif* without text",
            "content of the notif*, content of the push*, contents of, content in the notif*, sender name*",
        ],
        .cutOff: [
            "cut off, cut, truncat*, shortened, ellipsis, placeholder*, too long, untranslated, garbled",
            "as symbol*, as squares, as boxes, as question marks, as plain text, as codes, escaped",
        ],
        .clearing: [
            "clear notif*, clear the notif*, clearing, cleared, not clear, clear all, not removed, remove notif*",
            "remove the notif*, removing notif*, removed from notif*, delete notif*, remove delivered, removedelivered*",
            "removealldelivered*, cleared from, not cleared, not grouped, grouping, thread id",
        ],
        .atOnce: [
            "instant, instantly, immediate, immediately, right away, on time, in time, real time, realtime, promptly",
            "until i open*, until opening, until the app is open*, at once",
        ],
        .asksToken: [
            "request* token, request* the token, request* device token, request* fcm token, request* apns token",
            "get token, get the token, get a token, get device token, get fcm token, get apns token, get push token",
            "getting token, getting the token, getting device token, getting fcm token, getting apns token",
            "fetch* token, fetch* the token, fetch* fcm token, obtain* token, retriev* token, retriev* the token",
            "retriev* fcm token, generat* token, token request*, receiv* token, receiv* the token",
        ],
        .mixed: ["mix up, mixes up, mixed up, mixing up, mixed, confus*"],
        .timeSensitive: [
            "time sensitive, timesensitive, critical alert*, critical notif*, interruption level*, focus mode",
            "interruption_level, break through, do not disturb, critical push*",
        ],
        .browser: ["browser*, inappbrowser, safari, webview"],
        .dataLost: [
            "payload lost, payload missing, payload empty, payload null, payload nil, data lost, data missing",
            "data empty, data null, data nil, payload is lost, payload is missing, payload is empty, payload is null",
            "data is lost, data is missing, data is empty, data is null, data is nil, lost payload, lost data",
            "missing payload, missing data, empty payload, empty data, no payload, no data",
        ],
        .wrongToken: [
            "token incorrect, token invalid, token wrong, token is incorrect, token is invalid, token is wrong",
            "incorrect token, invalid token, wrong token, bad token, incorrect device token, invalid device token",
            "wrong device token, bad device token, token expired, expired token, token is not valid, token not valid",
        ],
    ]
}
