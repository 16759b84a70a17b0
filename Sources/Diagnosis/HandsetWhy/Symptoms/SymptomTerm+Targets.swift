/// The words for where a tap leads, and for what a sender gets back.
extension SymptomTerm {
    /// The phrases of these terms, in lines with commas between them.
    static let targets: [SymptomTerm: [String]] = [
        .navigates: [
            "navigat*, redirect*, routing, reroute*, go to, goes to, routed, routes to, route to",
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
