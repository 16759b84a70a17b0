/// The words for where a tap leads, and for what should lead there.
extension SymptomTerm {
    /// The phrases of these terms, in lines with commas between them.
    static let targets: [SymptomTerm: [String]] = [
        .navigates: [
            "navigat*, redirect*, routing, reroute*, go to, goes to, routed, routes to, route to",
            "lead to, leads to, taken to, take to, takes to, brought to, bring to, brings to",
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
