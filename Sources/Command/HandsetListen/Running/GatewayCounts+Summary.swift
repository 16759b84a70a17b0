import HandsetGateway

extension GatewayCounts {
    /// The summary of all notifications, for the end of a run.
    var summary: String {
        let parts = [
            (broadcast, "broadcast"), (waiting, "waiting"), (lost, "lost"),
            (rejected, "rejected"),
            (dropped, "dropped"), (unanswered, "unanswered"),
        ]
        return "\(received) received = \(delivered) delivered"
            + parts.filter { $0.0 > 0 }.map { " + \($0.0) \($0.1)" }.joined()
            + channelSummary + feedbackSummary + problemSummary + unusedSummary
    }

    /// The part of the summary about devices that were not listed for the feedback service.
    private var feedbackSummary: String {
        let count = unlistedDevices
        guard count > 0 else { return "" }
        return "; \(count) time\(count > 1 ? "s" : "") a device was not listed for feedback"
    }

    private var problemSummary: String {
        let count = connectionProblems
        return count == 0 ? "" : "; \(count) connection problem\(count > 1 ? "s" : "")"
    }

    /// The part of the summary about connections that are not failures.
    private var unusedSummary: String {
        let count = unusedConnections
        return count == 0
            ? ""
            : "; \(count) connection\(count > 1 ? "s" : "") opened and not used, as Go's net/http does"
    }

    private var channelSummary: String {
        guard channelRequests > 0 else { return "" }
        let requests = channelRequests == 1 ? "channel request" : "channel requests"
        let rejected = rejectedChannelRequests
        return "; \(channelRequests) \(requests)"
            + (rejected > 0 ? ", \(rejected) of them rejected" : "")
    }
}
