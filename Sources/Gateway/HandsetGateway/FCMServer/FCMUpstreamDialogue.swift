/// The request to a proxy of the user until it has made a tunnel.
struct FCMUpstreamDialogue {
    /// The next step after bytes of the proxy.
    enum Step: Hashable {
        /// The proxy has more to say.
        case wait
        /// These bytes go to the proxy.
        case send([UInt8])
        /// The tunnel is there; the bytes belong to it.
        case made([UInt8])
        /// The proxy has refused; the text is the end of a sentence.
        case refused(String)
    }

    private enum Stage { case connect, method, login, request }

    private let request: FCMConnectRequest
    private let upstream: FCMUpstream
    private var stage: Stage
    private var received: [UInt8] = []

    init(to request: FCMConnectRequest, by upstream: FCMUpstream) {
        self.request = request
        self.upstream = upstream
        stage = upstream.kind == .socks ? .method : .connect
    }

    /// The bytes that go to the proxy first.
    var opening: [UInt8] {
        if stage == .method { return upstream.login == nil ? [5, 1, 0] : [5, 2, 0, 2] }
        let host = request.host.contains(":") ? "[\(request.host)]" : request.host
        let authority = "\(host):\(request.port)"
        let authorization = upstream.authorization.map { "Proxy-Authorization: \($0)\r\n" } ?? ""
        let text = "CONNECT \(authority) HTTP/1.1\r\nHost: \(authority)\r\n\(authorization)\r\n"
        return Array(text.utf8)
    }

    mutating func take(_ bytes: [UInt8]) -> Step {
        received += bytes
        guard received.count <= FCMConnectRequest.byteLimit else {
            return .refused("your proxy's answer is too long")
        }
        return switch stage {
        case .connect: answerOfConnect()
        case .method: answerOfMethod()
        case .login: answerOfLogin()
        case .request: answerOfRequest()
        }
    }

    private func answerOfConnect() -> Step {
        guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return .wait }
        let line = String(
            decoding: received.prefix { $0 != UInt8(ascii: "\r") }.prefix(200), as: UTF8.self)
        let words = line.split(separator: " ")
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), words[1] == "200" else {
            return .refused("your proxy answers \(line)")
        }
        return .made(Array(received[end.upperBound...]))
    }

    // MARK: - SOCKS 5

    private mutating func answerOfMethod() -> Step {
        guard received.count >= 2 else { return .wait }
        let (version, method) = (received[0], received[1])
        received.removeFirst(2)
        switch (version, method) {
        case (5, 0):
            stage = .request
            return .send(socksRequest)
        case (5, 2):
            guard let login = upstream.login else { break }
            let (user, password) = (login.user.utf8.prefix(255), login.password.utf8.prefix(255))
            stage = .login
            return .send(
                [1, UInt8(user.count)] + user + [UInt8(password.count)] + password)
        case (5, 255): return .refused("your proxy wants another name or password")
        default: break
        }
        return .refused("your proxy does not speak SOCKS 5")
    }

    private mutating func answerOfLogin() -> Step {
        guard received.count >= 2 else { return .wait }
        guard received[1] == 0 else {
            return .refused("your proxy refuses the name and the password")
        }
        received.removeFirst(2)
        stage = .request
        return .send(socksRequest)
    }

    private var socksRequest: [UInt8] {
        let host = request.host.utf8.prefix(255)
        return [5, 1, 0, 3, UInt8(host.count)] + host
            + [UInt8(request.port >> 8), UInt8(request.port & 0xFF)]
    }

    private func answerOfRequest() -> Step {
        guard received.count >= 5 else { return .wait }
        guard received[0] == 5 else { return .refused("your proxy does not speak SOCKS 5") }
        guard received[1] == 0 else {
            return .refused("your proxy answers \(Self.words(of: received[1]))")
        }
        let length =
            switch received[3] {
            case 1: 4
            case 4: 16
            default: Int(received[4]) + 1
            }
        let end = 4 + length + 2
        guard received.count >= end else { return .wait }
        return .made(Array(received[end...]))
    }

    private static func words(of code: UInt8) -> String {
        switch code {
        case 2: "that its rules forbid it"
        case 3: "that the network cannot be reached"
        case 4: "that the host cannot be reached"
        case 5: "that the host refuses it"
        case 6: "that it takes too long"
        default: "SOCKS error \(code)"
        }
    }
}
