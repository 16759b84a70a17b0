import NIOCore

/// A reference to a connection's handler while the connection is open.
///
/// Arrivals may wait long after their connection, and keep this instead.
final class HTTP2ConnectionLink {
    var own: (handler: HTTP2ConnectionHandler, context: ChannelHandlerContext)?
}
