import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen` for several apps and several provider keys.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenAppsTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]

    init() throws {
        run = try ListenRun()
    }

    @Test(
        "A topic's notifications go by its app file, others by the options",
        .needs(.curl))
    func rules() throws {
        try run.folder.write(
            #"{"rules":[{"name":"order","keyPath":"order","lookupURL":"shop://order/%@"}]}"#,
            to: "shop/rules.json")
        try run.folder.write(
            #"{"topic": "com.example.shop", "rules": "rules.json"}"#, to: "shop/app.json")
        try run.folder.write(
            #"{"lookupURL": "news://%@", "device": {"ios": "9", "appState": "background"}}"#,
            to: "news.json")
        let output = try run.run(
            "--tls off --format url --topic com.example.app --topic com.example.shop=shop/app.json "
                + "--topic com.example.news=news.json",
            """
            for topic in app shop news other; do
                curl -sS --http2-prior-knowledge -H "apns-topic: com.example.$topic" -w '%{http_code}\\n' \\
                    -d '{"aps":{"session":"42"},"order":"7"}' http://$http2/3/device/\(token)
            done
            curl -sS --http2-prior-knowledge -H "apns-topic: com.example.shop.voip" -w '%{http_code}\\n' \\
                -H 'apns-push-type: voip' -d '{"order":"8"}' http://$http2/3/device/\(token)
            stop TERM
            """)
        #expect(
            output == """
                200
                200
                200
                {"reason":"DeviceTokenNotForTopic"}400
                200
                status 0

                """)
        #expect(
            try run.lines("out") == [
                "http://URLHERE.cloudapp.net/Session/Lookup?session=42", "shop://order/7",
            ])
        // The app's rules are for its VoIP pushes too, which its delegate does not get.
        #expect(
            try run.messages().contains {
                $0.contains("the target 8 is not opened: a push of this type goes to ")
            })
        // The app of this topic is in the background.
        #expect(try run.messages().contains { $0.contains("the session 42 is not opened: ") })
    }

    @Test("Many notifications of several apps at once keep their order and their rules")
    func manyAtOnce() throws {
        try run.folder.write(
            #"{"rules": [{"name": "order", "keyPath": "order"}]}"#, to: "shop.json")
        let output = try run.run(
            "--format session --limit jobs=4 --expect 400 --fail away --topic a.app --topic b.shop=shop.json",
            """
            for i in {1..400}; do
                topic=a.app; [ $((i % 2)) = 0 ] && topic=b.shop
                printf 'next\\nurl = "https://%s/3/device/%064x"\\nheader = "apns-topic: %s"\\n' $http2 $i $topic
                printf 'data = "{\\\\"aps\\\\":{\\\\"session\\\\":\\\\"%d\\\\"},\\\\"order\\\\":\\\\"b%d\\\\"}"\\n' $i $i
                printf 'silent\\nshow-error\\n'
                printf '%s = "state/%s.pem"\\n' cacert ca cert client key client-key
            done | tail -n +2 > many
            curl -K many; say online; status
            """)
        #expect(output == "status 0\n")
        #expect(
            try run.lines("out") == (1...400).map { $0.isMultiple(of: 2) ? "b\($0)" : "\($0)" })
    }

    @Test(
        "The provider's certificate is for all topics, also after one more was given",
        .needs(.curl), .exhaustive)
    func certificate() throws {
        let send = """
            for topic in a.app b.app b.app.voip; do
                curl -sS --cacert state/ca.pem --cert state/client.pem --key state/client-key.pem \
                    -H "apns-topic: $topic" -w '%{http_code}\\n' -d '{}' https://$http2/3/device/\(token)
            done; stop TERM
            """
        #expect(
            try run.run("--topic a.app", send).hasSuffix("status 0\n"))
        let output = try run.run("--topic a.app --topic b.app", send)
        // Without its push type, a topic with a suffix is one of no app.
        #expect(output == "200\n200\n{\"reason\":\"DeviceTokenNotForTopic\"}400\nstatus 0\n")
        let ready = try #require(
            try run.run("--topic a.app --topic b.app", "cat state/ready.json; stop TERM")
                .components(separatedBy: "\n}\n").first)
        #expect(ready.contains("\"topics\": [\n    \"a.app\",\n    \"b.app\"\n  ]"), "\(ready)")
    }

    @Test(
        "Each provider key signs tokens, with identifiers in the order of the keys",
        .needs(.curl),
        .needs(.node), .exhaustive)
    func providerKeys() throws {
        try run.folder.write(
            #"""
            const [file, kid, iss] = process.argv.slice(2);
            const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
            const text = part({ alg: "ES256", kid }) + "." + part({ iss, iat: Math.floor(Date.now() / 1000) });
            const key = require("fs").readFileSync(file);
            console.log(text + "." + require("crypto")
                .sign("sha256", text, { key, dsaEncoding: "ieee-p1363" }).toString("base64url"));
            """#, to: "sign.js")
        _ = try CommandResult.line(
            """
            cd '\(run.folder.path)'
            for name in AuthKey_AAAAAAAAAA.p8 AuthKey_BBBBBBBBBB.p8; do
                openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt > $name
            done
            """)
        let send = """
            send() {
                curl -sS --cacert state/ca.pem -H 'apns-topic: a' -w '%{http_code}\\n' -d '{}' \
                    -H "authorization: bearer $(node sign.js $1 $2 $3)" https://$http2/3/device/\(token)
            }
            """
        func keys(_ first: String, _ second: String) -> String {
            "--provider-key AuthKey_AAAAAAAAAA.p8,\(first) --provider-key AuthKey_BBBBBBBBBB.p8,\(second)"
        }
        let output = try run.run(
            keys("team=TEAMAAAAAA", "team=TEAMBBBBBB"),
            """
            \(send)
            send AuthKey_AAAAAAAAAA.p8 AAAAAAAAAA TEAMAAAAAA; send AuthKey_BBBBBBBBBB.p8 BBBBBBBBBB TEAMBBBBBB
            send AuthKey_BBBBBBBBBB.p8 AAAAAAAAAA TEAMAAAAAA; send AuthKey_BBBBBBBBBB.p8 BBBBBBBBBB TEAMAAAAAA
            grep -c '"file": "/.*AuthKey_' state/ready.json; stop TERM
            """)
        let invalid = "{\"reason\":\"InvalidProviderToken\"}403\n"
        #expect(output == "200\n200\n\(invalid)\(invalid)2\nstatus 0\n")
        let renamed = try run.run(
            keys("team=TEAMAAAAAA,id=CCCCCCCCCC", "team=TEAMAAAAAA,id=DDDDDDDDDD"),
            "\(send)\nsend AuthKey_BBBBBBBBBB.p8 DDDDDDDDDD TEAMAAAAAA; stop TERM")
        #expect(renamed == "200\nstatus 0\n")
        let limited = try run.run(
            keys(
                "team=TEAMAAAAAA,environment=production", "team=TEAMAAAAAA,topic=b,topic=c"),
            """
            \(send)
            send AuthKey_AAAAAAAAAA.p8 AAAAAAAAAA TEAMAAAAAA; send AuthKey_BBBBBBBBBB.p8 BBBBBBBBBB TEAMAAAAAA
            stop TERM
            """)
        #expect(
            limited == """
                {"reason":"BadEnvironmentKeyInToken"}403
                {"reason":"TopicDisallowed"}400
                status 0

                """)
        let messages = try run.messages().joined(separator: "\n")
        #expect(
            messages.contains(
                "the key AAAAAAAAAA is for production alone; this is sandbox: send to production"))
        #expect(messages.contains("the topic is a; that of the key is b or c"))
        let allowed = try run.run(
            keys("team=TEAMAAAAAA", "team=TEAMAAAAAA,environment=sandbox,topic=b,topic=a"),
            "\(send)\nsend AuthKey_BBBBBBBBBB.p8 BBBBBBBBBB TEAMAAAAAA; stop TERM")
        #expect(allowed == "200\nstatus 0\n")
    }

    @Test("An app file that is wrong is status 2, with the place of each error")
    func wrongFile() throws {
        try run.folder.write(#"{"topic": "b", "devise": {}}"#, to: "app.json")
        let result = try CommandResult.line(
            "cd '\(run.folder.path)'; handset listen --state-directory state --topic a=app.json < /dev/null"
        )
        #expect(result.status == 2)
        #expect(
            result.errors.contains(
                #"app.json:1:11: error: this file is given for the topic "a";"#))
        #expect(
            result.errors.contains(
                #"app.json:1:16: error: the key "devise" is not known here; did you mean "device"?"#
            ), "\(result.errors)")
    }
}
