import HTTPTypes
import Handset
import Hummingbird

extension PageAPI {
    /// The largest body of a request for a change, in bytes.
    static let bodyLimit = 16 << 10
    /// The largest number of notifications that get an answer.
    private static let faultCountLimit = 1_000_000_000

    func listFaults(_ query: String?) throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        return Answer.json(faultList)
    }

    private var faultList: JSONText { PageFault.list(gateway?.faults ?? []) }

    func knownGateway() throws(PageRefusal) -> any PageGateway {
        guard let gateway else {
            throw .impossible(
                "There is no gateway, and so no sender; start handset listen --page.")
        }
        return gateway
    }

    /// Tells the clients of a change, and returns what they are told: a list of 10,000 is not made each time.
    @discardableResult private func tellOfFaults() -> JSONText {
        let faults = PageFault.list(gateway?.firstFaults(upTo: PageFault.eventLimit) ?? ([], 0))
        store.events.append(["faults": faults])
        return faults
    }

    func addFault(_ request: Request, _ query: String?) async throws -> Response {
        _ = try Query(query, allowing: [])
        let body = try await body(of: request, allowing: ["answer", "count", "probability"])
        let given = body["answer"]
        let number = given?.kind == .boolean ? nil : given?.double.flatMap(Int.init(exactly:))
        guard let answer = given?.string ?? number.map({ "\($0)" }) else {
            throw Problem(
                .badRequest,
                "The body has no answer; give a text such as {\"answer\":\"Unregistered\"}.")
        }
        guard body["count"] == nil || body["probability"] == nil else {
            throw Problem(.badRequest, "The body has count and probability; give one of them.")
        }
        let occasion: PageFault.Occasion
        if let probability = body["probability"] {
            guard let number = probability.double, (0...1).contains(number) else {
                throw Problem(.badRequest, "probability is not a number from 0 to 1.")
            }
            occasion = .random(number)
        } else {
            let count = body["count"].map { $0.double.flatMap(Int.init(exactly:)) ?? 0 } ?? 1
            guard (1...Self.faultCountLimit).contains(count) else {
                throw Problem(
                    .badRequest,
                    "count is not a whole number from 1 to \(Self.faultCountLimit).")
            }
            occasion = .next(count)
        }
        do {
            try knownGateway().add(PageFault(answer, occasion))
        } catch {
            throw Self.problem(error)
        }
        return Answer.json(tellOfFaults(), status: .created)
    }

    func removeFaults(_ query: String?) throws(Problem) -> Response {
        _ = try Query(query, allowing: [])
        gateway?.removeFaults()
        tellOfFaults()
        return Response(status: .noContent)
    }

    /// Sets the state of a device, or of all devices if the token is `nil`.
    func setDevice(
        _ token: String?, _ request: Request, _ query: String?
    ) async throws -> Response {
        _ = try Query(query, allowing: [])
        let body = try await body(of: request, allowing: ["state"])
        let states = PageDeviceState.allCases.filter { token != nil || $0 != .unregistered }
        guard let state = states.first(where: { $0.rawValue == body["state"]?.string }) else {
            let names = states.map(\.rawValue).joined(separator: ", ")
            throw Problem(.badRequest, "The body has no such state; there are \(names).")
        }
        do {
            try knownGateway().set(state, of: token)
        } catch {
            throw Self.problem(error)
        }
        let members: JSONMembers = [
            "token": token.map { .string($0) }, "state": .string(state.rawValue),
        ]
        store.events.append(["devices": .object(members)])
        return Answer.json(.object(members))
    }

    /// Throws a ``Problem`` if the body is too large, not an object, or has other members.
    func body(of request: Request, allowing names: [String], upTo limit: Int = bodyLimit)
        async throws -> Payload
    {
        let bytes = try await bytes(of: request, upTo: limit)
        let body: Payload
        do {
            body = try Payload(json: bytes, source: "body")
        } catch {
            throw Problem(.badRequest, "The body cannot be read: \(error.finding).")
        }
        if let other = body.userInfo.keys.first(where: { !names.contains($0) }) {
            throw Problem(
                .badRequest,
                "There is no member \"\(other.prefix(64))\" here; there are "
                    + "\(names.joined(separator: ", ")).")
        }
        return body
    }

    static func problem(_ refusal: PageRefusal) -> Problem {
        switch refusal {
        case .invalid(let detail): Problem(.badRequest, detail)
        case .missing(let detail): Problem(.notFound, detail)
        case .impossible(let detail): Problem(.conflict, detail)
        case .full(let detail): Problem(.serviceUnavailable, detail)
        }
    }
}
