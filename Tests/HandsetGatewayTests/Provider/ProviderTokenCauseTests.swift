import Crypto
import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

/// The causes of refused provider tokens, which name what is wrong and what is right.
@Suite struct ProviderTokenCauseTests {
    private static let now = SampleToken.now

    private static func rejection(
        of authorization: String, keys: [ProviderKey]? = nil
    ) throws -> Rejection? {
        var authentication = ProviderAuthentication(
            .init(keys: try keys ?? [SampleToken.key()], allowsAnonymous: false),
            certificate: nil)
        return authentication.rejection(of: authorization, at: now)
    }

    /// A wrong token, and the code and the words of its cause.
    struct Fault: CustomTestStringConvertible, Sendable {
        let code: String
        let words: String
        let make: @Sendable (SampleToken) throws -> String
        var testDescription: String { code }

        init(
            _ code: String, _ words: String,
            _ make: @escaping @Sendable (SampleToken) throws -> String
        ) {
            (self.code, self.words, self.make) = (code, words, make)
        }
    }

    static let faults = [
        Fault("other-algorithm", "the provider token's alg is RS256; sign with ES256") {
            try $0.header("alg", #""RS256""#).authorization
        },
        Fault(
            "unknown-key",
            "the provider token's kid is AAAAAAAAAA; the key here is ABC123DEFG: sign with it, or give the gateway yours"
        ) {
            try $0.header("kid", #""AAAAAAAAAA""#).authorization
        },
        Fault(
            "no-kid", "the provider token has no kid; the key here is ABC123DEFG: write it as kid"
        ) {
            try $0.header("kid", nil).authorization
        },
        Fault("kid-not-text", "the provider token's kid is not a text; write it in quotes") {
            try $0.header("kid", "1234567890").authorization
        },
        Fault(
            "other-team",
            "the provider token's iss is AAAAAAAAAA; the team of its key is DEF123GHIJ: write it as iss"
        ) { try $0.claim("iss", #""AAAAAAAAAA""#).authorization },
        Fault(
            "no-iss", "the provider token has no iss; the team here is DEF123GHIJ: write it as iss"
        ) {
            try $0.claim("iss", nil).authorization
        },
        Fault(
            "iat-ahead",
            "the provider token's iat is 1000 s after the clock here; set the sender's clock, which may be 300 s ahead; it is 1000000000"
        ) { try $0.claim("iat", "1000001000").authorization },
        Fault(
            "iat-ahead",
            "the provider token's iat is 999000000000 s after the clock here; write seconds, not milliseconds; it is 1000000000"
        ) { try $0.claim("iat", "1000000000000").authorization },
        Fault(
            "iat-too-old",
            "the provider token's iat is 3601 s before the clock here; make a new one before it is 3600 s old; it is 1000000000"
        ) { try $0.claim("iat", "999996399.5").authorization },
        Fault(
            "iat-not-number",
            "the provider token's iat is not a number; write the seconds since 1970"
        ) { try $0.claim("iat", #""today""#).authorization },
        Fault("no-iat", "the provider token has no iat; write the seconds since 1970 as iat") {
            try $0.claim("iat", nil).authorization
        },
        Fault(
            "other-signature",
            "the provider token's signature of 64 bytes is not by the key ABC123DEFG; sign header and claims, as they are sent, with the file of that key"
        ) { token in
            try SampleToken(signingKey: P256.Signing.PrivateKey()).authorization
        },
        Fault(
            "token-parts",
            "the provider token has 1 of 3 parts; send header, claims and signature with dots between them"
        ) { _ in "bearer garbage" },
        Fault(
            "token-header",
            "the provider token's header is not a JSON object in base64; write the JSON as base64 for URLs"
        ) { _ in "bearer a.b.c" },
        Fault(
            "token-signature",
            "the provider token's signature is not base64; write its bytes as base64 for URLs"
        ) {
            "bearer \($0.signedText).A"
        },
        Fault(
            "not-bearer",
            "the header authorization does not begin with bearer; send bearer, a blank and the provider token"
        ) { try $0.text },
        Fault(
            "kid-and-iss-swapped",
            "the provider token's kid is DEF123GHIJ, which is the team's identifier, and its iss is ABC123DEFG, which is the key's; the two are swapped: write the key's as kid and the team's as iss"
        ) {
            try $0.header("kid", #""DEF123GHIJ""#).claim("iss", #""ABC123DEFG""#).authorization
        },
        Fault(
            "kid-of-team",
            "the provider token's kid is DEF123GHIJ, which is the team's identifier; the key here is ABC123DEFG: write it as kid"
        ) { try $0.header("kid", #""DEF123GHIJ""#).authorization },
        Fault(
            "iss-of-key",
            "the provider token's iss is ABC123DEFG, which is the key's identifier; the team of its key is DEF123GHIJ: write it as iss"
        ) { try $0.claim("iss", #""ABC123DEFG""#).authorization },
        // Nothing of it acts on a terminal.
        Fault(
            "unknown-key",
            "the provider token's kid is \"␛[2J\"; the key here is ABC123DEFG: sign with it, or give the gateway yours"
        ) { try $0.header("kid", #""\u001b[2J""#).authorization },
    ]

    @Test("A refused token has a cause with what is wrong and what is right", arguments: faults)
    func cause(fault: Fault) throws {
        let authorization = try fault.make(SampleToken())
        let cause = try #require(try Self.rejection(of: authorization)?.cause)
        #expect(cause.code == fault.code)
        #expect(cause.description == fault.words)
        // The text of a token lets others send.
        for part in authorization.split(separator: " ").last?.split(separator: ".") ?? []
        where part.count > 10 {
            #expect(!cause.description.contains(part))
        }
    }

    @Test("Every refusal with status 403 says what to do")
    func advice() throws {
        func cause(_ certificate: ClientCertificate?, keys: [ProviderKey]) -> String? {
            var authentication = ProviderAuthentication(
                .init(keys: keys, allowsAnonymous: false), certificate: certificate)
            let rejection = authentication.rejection(of: nil, at: Self.now)
            #expect(rejection?.reason.httpStatus == 403)
            return rejection?.cause.map { "\($0.code): \($0)" }
        }
        #expect(
            cause(nil, keys: [try SampleToken.key()])
                == "no-provider-token: the request has no provider token, and its connection no certificate; send the header authorization with bearer, a blank and a token that is signed by the key here, which is ABC123DEFG"
        )
        #expect(
            cause(nil, keys: [])?.hasSuffix(
                "; send the header authorization with bearer, a blank and a token, and give the gateway its key"
            ) == true)
        #expect(
            cause(ClientCertificate(topics: [], environments: [], isValid: false), keys: [])
                == "certificate-not-valid: the certificate has expired, is not valid yet, or is by no authority that is trusted here; show the certificate that the gateway has made, or let the gateway trust the authority of yours"
        )
    }

    @Test("Of many keys, three are named")
    func keys() throws {
        let keys = try (1...5).map { try SampleToken.key(keyID: "KEY000000\($0)") }
        #expect(
            try Self.rejection(of: SampleToken().authorization, keys: keys)?.cause?.description
                == "the provider token's kid is ABC123DEFG; the key here is "
                + "KEY0000001 or KEY0000002 or KEY0000003 or one of 2 more: sign with it, or give the gateway yours"
        )
        #expect(
            try Self.rejection(of: SampleToken().authorization, keys: [])?.cause?.description
                == "the provider token's kid is ABC123DEFG; the key here is none: give the gateway yours"
        )
    }

    /// Returns the cause for the second of two tokens on a connection.
    private static func cause(
        of second: ProviderKey, after first: ProviderKey
    ) throws -> String? {
        var authentication = ProviderAuthentication(
            .init(keys: [first, second], allowsAnonymous: false, environment: .sandbox),
            certificate: nil)
        let rejections = try [first, second].map {
            authentication.rejection(
                of: try SampleToken(keyID: $0.keyID, teamID: $0.teamID).authorization, at: now)
        }
        #expect(rejections[0] == nil)
        return rejections[1]?.cause?.description
    }

    @Test("A key that cannot follow on its connection is named with the one before it")
    func second() throws {
        let (id, team) = ("XYZ123DEFG", "XYZ123GHIJ")
        let first = try SampleToken.key()
        #expect(
            try Self.cause(of: SampleToken.key(keyID: id, teamID: team), after: first)
                == "the provider token's iss is XYZ123GHIJ; the connection is of the team DEF123GHIJ: use another connection"
        )
        #expect(
            try Self.cause(of: SampleToken.key(keyID: id, environment: .production), after: first)
                == "the key XYZ123DEFG is for production alone; this is sandbox: send to production, or sign with a key for sandbox"
        )
        #expect(
            try Self.cause(of: SampleToken.key(keyID: id, topics: ["a"]), after: first)
                == "the key XYZ123DEFG has other topics than ABC123DEFG, the connection's last one; use another connection"
        )
    }

    @Test("A token that changes too often is told how long it is to be kept")
    func changes() throws {
        var authentication = ProviderAuthentication(
            .init(keys: [try SampleToken.key()], allowsAnonymous: false), certificate: nil)
        let rejections = try [0, 1, 61].map {
            authentication.rejection(
                of: try SampleToken(issuedAt: Self.now + $0).authorization, at: Self.now + $0)
        }
        #expect(rejections[1] == nil)
        #expect(
            rejections[2]?.cause?.description
                == "the connection changed its provider token 60 s ago; keep one for 1200 s at least"
        )
    }
}
