import Crypto
import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

/// The state of a connection after provider tokens.
@Suite struct ProviderAuthenticationTests {
    private static let start = SampleToken.now
    private static let minute = 60

    private static func authentication(
        _ keys: [ProviderKey], environment: GatewayEnvironment? = nil,
        certificate: ClientCertificate? = nil
    ) -> ProviderAuthentication {
        ProviderAuthentication(
            ProviderAuthentication.Policy(
                keys: keys, allowsAnonymous: false, environment: environment),
            certificate: certificate)
    }

    private static func certificate(isValid: Bool) -> ClientCertificate {
        ClientCertificate(topics: ["com.example.app"], environments: [.sandbox], isValid: isValid)
    }

    // MARK: - Certificates

    @Test("With a certificate, authorization is not looked at")
    func certificate() throws {
        var authentication = Self.authentication([], certificate: Self.certificate(isValid: true))
        #expect(authentication.isEstablished)
        #expect(authentication.rejection(of: "nonsense", at: Self.start) == nil)
        #expect(authentication.allowedTopics == ["com.example.app"])
    }

    @Test("A certificate that is not valid is refused, whatever the token")
    func badCertificate() throws {
        var authentication = Self.authentication(
            [try SampleToken.key()], certificate: Self.certificate(isValid: false))
        let authorization = try SampleToken().authorization
        #expect(
            authentication.rejection(of: authorization, at: Self.start)?.reason == .badCertificate)
        #expect(!authentication.isEstablished)
    }

    // MARK: - Age

    @Test("A token that was taken expires on the connection")
    func age() throws {
        var authentication = Self.authentication([try SampleToken.key()])
        let authorization = try SampleToken().authorization
        #expect(authentication.rejection(of: authorization, at: Self.start) == nil)
        #expect(authentication.rejection(of: authorization, at: Self.start + 3600) == nil)
        #expect(
            authentication.rejection(of: authorization, at: Self.start + 3601)?.reason
                == .expiredProviderToken)
        #expect(authentication.isEstablished)
    }

    @Test("A connection is established by the first token that is taken, and stays so")
    func established() throws {
        var authentication = Self.authentication([try SampleToken.key()])
        #expect(!authentication.isEstablished)
        #expect(authentication.rejection(of: "bearer x", at: Self.start) != nil)
        #expect(!authentication.isEstablished)
        #expect(
            authentication.rejection(of: try SampleToken().authorization, at: Self.start) == nil)
        #expect(authentication.isEstablished)
        #expect(authentication.rejection(of: "bearer x", at: Self.start) != nil)
        #expect(authentication.isEstablished)
    }

    // MARK: - Changes

    private static func authorization(minutes: Int) throws -> String {
        try SampleToken(issuedAt: start + minutes * minute).authorization
    }

    /// The answers to the requests of a connection, each at the minute its token was made.
    private static func reasons(_ minutes: [Int]) throws -> [RejectionReason?] {
        var authentication = authentication([try SampleToken.key()])
        return try minutes.map {
            authentication.rejection(
                of: try authorization(minutes: $0), at: start + $0 * minute)?.reason
        }
    }

    @Test("The first change of the token is taken at once, the second only 20 minutes later")
    func changes() throws {
        #expect(try Self.reasons([0, 1, 20]) == [nil, nil, .tooManyProviderTokenUpdates])
        #expect(try Self.reasons([0, 1, 21]) == [nil, nil, nil])
    }

    @Test("A change that was refused does not count as one")
    func refusedChange() throws {
        #expect(
            try Self.reasons([0, 1, 20, 21]) == [nil, nil, .tooManyProviderTokenUpdates, nil])
    }

    @Test("Two tokens that take turns are refused at the third request")
    func turns() throws {
        var authentication = Self.authentication([try SampleToken.key()])
        let tokens = [try Self.authorization(minutes: -2), try Self.authorization(minutes: -1)]
        let reasons = [0, 1, 0, 1].map {
            authentication.rejection(of: tokens[$0], at: Self.start)?.reason
        }
        #expect(reasons == [nil, nil, .tooManyProviderTokenUpdates, nil])
    }

    @Test("Tokens of the same time are no change, though each is signed anew")
    func sameTime() throws {
        var authentication = Self.authentication([try SampleToken.key()])
        for _ in 0..<5 {
            #expect(
                authentication.rejection(of: try SampleToken().authorization, at: Self.start) == nil
            )
        }
    }

    // MARK: - Keys

    private static let otherKeyID = "XYZ123DEFG"

    /// The answer to a token of another key after one of the sample key, and the topics then.
    private static func second(
        first: ProviderKey, second: ProviderKey, environment: GatewayEnvironment? = nil
    ) throws -> (reason: RejectionReason?, topics: [String]?) {
        var authentication = authentication([first, second], environment: environment)
        #expect(
            authentication.rejection(
                of: try SampleToken(keyID: first.keyID, teamID: first.teamID).authorization,
                at: start) == nil)
        let reason = authentication.rejection(
            of: try SampleToken(keyID: second.keyID, teamID: second.teamID).authorization,
            at: start)?.reason
        return (reason, authentication.allowedTopics)
    }

    @Test("Another key of the same team may follow")
    func sameTeam() throws {
        let result = try Self.second(
            first: try SampleToken.key(), second: try SampleToken.key(keyID: Self.otherKeyID))
        #expect(result.reason == nil)
    }

    @Test("A key of another team may not follow")
    func otherTeam() throws {
        let result = try Self.second(
            first: try SampleToken.key(),
            second: try SampleToken.key(keyID: Self.otherKeyID, teamID: "XYZ123GHIJ"))
        #expect(result.reason == .invalidProviderToken)
    }

    @Test("A key for topics may not follow one of its team, nor the other way round")
    func topicKey() throws {
        let ofTeam = try SampleToken.key()
        let ofTopics = try SampleToken.key(keyID: Self.otherKeyID, topics: ["com.example.app"])
        let first = try Self.second(first: ofTeam, second: ofTopics)
        #expect(first.reason == .unrelatedKeyIDInToken)
        #expect(first.topics == nil)
        let second = try Self.second(first: ofTopics, second: ofTeam)
        #expect(second.reason == .unrelatedKeyIDInToken)
        #expect(second.topics == ["com.example.app"])
    }

    @Test("A key for the same topics may follow, and one for others may not")
    func topics() throws {
        let first = try SampleToken.key(topics: ["a", "b"])
        let same = try SampleToken.key(keyID: Self.otherKeyID, topics: ["b", "a"])
        let other = try SampleToken.key(keyID: Self.otherKeyID, topics: ["a"])
        #expect(try Self.second(first: first, second: same).reason == nil)
        #expect(try Self.second(first: first, second: other).reason == .unrelatedKeyIDInToken)
    }

    @Test("A key for the other service is refused, as it is called on the wire")
    func environment() throws {
        let sandbox = try SampleToken.key(environment: .sandbox)
        let production = try SampleToken.key(keyID: Self.otherKeyID, environment: .production)
        let result = try Self.second(first: sandbox, second: production, environment: .sandbox)
        #expect(result.reason?.wireText == "BadEnvironmentKeyInToken")
    }

    @Test("A token that is refused binds the connection to nothing")
    func refusedBindsNothing() throws {
        let other = try SampleToken.key(keyID: Self.otherKeyID, teamID: "XYZ123GHIJ")
        var authentication = Self.authentication([try SampleToken.key(), other])
        #expect(
            authentication.rejection(
                of: try Self.authorization(minutes: -61), at: Self.start)?.reason
                == .expiredProviderToken)
        let authorization = try SampleToken(keyID: other.keyID, teamID: other.teamID).authorization
        #expect(authentication.rejection(of: authorization, at: Self.start) == nil)
    }
}
