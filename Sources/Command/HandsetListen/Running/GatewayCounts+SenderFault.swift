import HandsetGateway

extension GatewayCounts {
    /// The reason why the program of `--exec` cannot have done what it was run for, as part of a sentence;
    /// `nil` if it can.
    ///
    /// A program that asks for rejections, or that only calls another service of the gateway, can.
    var senderFault: String? {
        guard received > 0 else {
            return switch (channelRequests + feedbackReads, connections) {
            case (0, 0):
                "no sender has connected; let it send to $APNS_URL, or to the host and port of its protocol"
            case (0, _): "it has connected, but no notification has come"
            default: nil
            }
        }
        guard rejected + dropped == received, requestedRejections == 0 else { return nil }
        return received == 1
            ? "its notification was rejected; the line above says why"
            : "all \(received) notifications were rejected; the lines above say why"
    }
}
