internal import Dispatch
internal import Foundation
internal import FoundationNetworking

/// The parts of a task of Foundation's that it does not show, found by their names; those that are not there are `nil`.
struct TaskContents {
    /// The queue of the task, on which a protocol answers.
    let queue: DispatchQueue?
    let session: URLSession?
    /// The request with the password that the server has asked for.
    let authorizedRequest: URLRequest?
    /// True if the handler is called at once, for a caller who awaits it.
    let isAwaited: Bool
    private let body: Any?

    init(_ task: URLSessionTask) {
        var parts: [String: Any] = [:]
        var mirror: Mirror? = Mirror(reflecting: task)
        while let level = mirror {
            for case (let name?, let value) in level.children { parts[name] = value }
            mirror = level.superclassMirror
        }
        queue = Self.part(parts["workQueue"])
        session = Self.part(parts["session"])
        authorizedRequest = Self.part(parts["authRequest"])
        isAwaited = Self.part(parts["_callCompletionHandlerInline"]) ?? false
        body = parts["knownBody"]
    }

    /// Looks through optionals, also of protocols.
    private static func part<Part>(_ value: Any?) -> Part? {
        guard let value else { return nil }
        if let part = value as? Part { return part }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return nil }
        return part(mirror.children.first?.value)
    }

    /// Returns the bytes that the task sends.
    func body(of request: URLRequest) -> Data {
        if let data = request.httpBody { return data }
        if let stream = request.httpBodyStream { return Self.bytes(of: stream) }
        guard let body, let content = Self.payload(of: body) else { return Data() }
        switch content {
        case let data as DispatchData: return Data(data)
        case let url as URL: return (try? Data(contentsOf: url)) ?? Data()
        case let stream as InputStream: return Self.bytes(of: stream)
        default: return Data()
        }
    }

    /// Returns the value of a case of an enumeration, looking through an optional.
    private static func payload(of value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard let child = mirror.children.first?.value else { return nil }
        return mirror.displayStyle == .optional ? payload(of: child) : child
    }

    private static func bytes(of stream: InputStream) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        stream.open()
        defer { stream.close() }
        while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
            data += buffer.prefix(count)
        }
        return data
    }
}
