import NIOCore
import NIOHTTP1

/// Gives a request the host of its target, if the target is a whole address.
///
/// That host counts, and not the one of the field (RFC 9112, section 3.2.2). Without this, the target's host would be
/// left out before anybody looks at it.
final class TargetHost: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data),
            let host = Self.host(of: head.uri), head.headers["host"].count == 1
        else { return context.fireChannelRead(data) }
        head.headers.replaceOrAdd(name: "host", value: host)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Returns the host of a target, with its port, or `nil` if the target is only a path.
    static func host(of target: String) -> String? {
        guard !target.hasPrefix("/"), let colon = target.firstIndex(of: ":"),
            target[colon...].hasPrefix("://")
        else { return nil }
        let rest = target[colon...].dropFirst("://".count)
        return String(rest.prefix { !"/?#".contains($0) })
    }
}
