extension CommandHelp {
    /// The help of the subcommands, by their names.
    package static let all: [String: CommandHelp] = ofApps.merging(ofSenders) { $1 }

    private static let ofApps: [String: CommandHelp] = [
        "receive": CommandHelp(
            [
                "app", "ios", "app-state", "action", "device", "pattern", "format",
                "require-session", "hazards", "from", "lines", "verbose",
            ],
            examples: [
                "handset receive push.json": "print the call that the app makes",
                "handset receive --app modern --app-state not-running --action tap push.json":
                    "tap the notification while an app of today does not run",
                "handset receive --format json payloads/ | jq .fate.code":
                    "one record for each payload of a folder",
            ]),
        "why": CommandHelp(
            [
                "app", "symptom", "app-state", "action", "device-log", "ios", "environment",
                "topic",
                "to-suite", "list", "format", "from",
            ],
            examples: [
                "handset why push.json --app ios/MyApp --app-state not-running --action tap":
                    "name the cause in an app's sources or in the payload",
                "handset why --app ios/MyApp --symptom 'no banner while the app is open'":
                    "say what you see, without a payload",
                "handset why --list": "see all findings that can be named",
            ]),
        "show": CommandHelp(
            ["app", "key-path", "ios", "device", "from", "lines"],
            examples: [
                "handset show push.json": "see what is shown, and what a tap calls",
                "handset show --key-path order.id push.json": "say what a tap opens",
            ]),
        "explain": CommandHelp(
            ["app", "rules", "pattern", "lookup-url", "ios", "format", "fail-on", "from", "lines"],
            examples: [
                "handset explain push.json": "see what the rule matches, and what is wrong with it",
                "handset explain --pattern 'order = ([0-9]+);' push.json":
                    "try a pattern; the match is marked",
                "handset explain --format html push.json > push.html": "the same as a page",
            ]),
        "lint": CommandHelp(
            [
                "push-type", "topic", "ios", "fail-on", "disable", "only", "summary",
                "list-findings",
                "format", "output", "baseline", "watch",
            ],
            examples: [
                "handset lint push.json": "check types, values, sizes and typing errors",
                "handset lint --push-type alert --topic com.example.shop payloads/":
                    "check the payloads of a folder, with their headers",
                "handset lint --format sarif --output lint.sarif payloads/":
                    "write a report for a CI service",
            ]),
        "check": CommandHelp(
            ["push-type", "topic", "ios", "fail-on", "disable", "only", "format", "output"],
            examples: [
                "handset check push.json": "check types, values, sizes and typing errors",
                "handset check --format junit --output check.xml payloads/":
                    "write a report for a CI service",
            ]),
        "matrix": CommandHelp(
            [
                "app", "ios", "device", "action", "app-state", "only", "summary", "fail-on",
                "push-type", "format", "from", "watch",
            ],
            examples: [
                "handset matrix push.json": "see every state of the app, and every action",
                "handset matrix --only lost --app modern push.json":
                    "show only where a tap leads nowhere",
                "handset matrix --summary --action tap --fail-on lost payloads/":
                    "check that each tap is routed",
            ]),
        "hunt": CommandHelp(
            [
                "package", "package-app", "learn", "count", "seed", "answers", "defaults",
                "baseline", "write-baseline", "format", "output", "ios", "limit",
            ],
            examples: [
                "handset hunt --package PushTests push.json":
                    "find what crashes the app, or opens the wrong thing",
                "handset hunt --package PushTests --learn pushes.jsonl push.json":
                    "report first what your sender may send",
            ]),
        "diff": CommandHelp(
            ["app", "to-app", "ios", "to-ios", "device", "format", "from"],
            examples: [
                "handset diff push.json a.json": "see what changes on the phone",
                "handset diff push.json --ios 9 --to-ios 18":
                    "see what two versions of iOS do with one payload",
            ]),
        "describe": CommandHelp(
            ["ios", "app", "from", "payload-at", "lines", "refused"],
            examples: [
                "handset describe push.json": "print the payload as NSLog prints it"
            ]),
        "read": CommandHelp(
            ["format", "assume", "grade", "to-suite", "app", "quiet"],
            examples: [
                "handset read device.log": "print the payloads of a log as JSON",
                "handset read --to-suite suite.json logs/":
                    "make a suite of the payloads in logs",
            ]),
        "test": CommandHelp(
            [
                "filter", "page", "verbose", "update", "watch", "new", "app", "rules", "format",
                "output", "coverage",
            ],
            examples: [
                "handset test": "run the suites of this folder",
                "handset test --new suite.json push.json": "make a suite of a payload",
                "handset test --format junit --output report.xml suites/":
                    "write a report for a CI service",
                "handset test --coverage suites/": "see the states and actions that have no case",
            ]),
        "app": CommandHelp(
            ["app", "rules", "check", "output", "ios", "device", "format"],
            examples: [
                "handset app": "see each setting, and where it comes from",
                "handset app read ios/MyApp --output .handset.json":
                    "make an app file of the sources",
                "handset app rules > push-rules.json": "begin a rule file of your own",
            ]),
        "init": CommandHelp(
            ["topic", "key-path", "quiet"],
            examples: [
                "handset init --topic com.example.shop --key-path order.id":
                    "describe an app that opens the value of a key"
            ]),
        "schema": CommandHelp(
            ["quiet"],
            examples: ["handset schema payload > push.schema.json": "let an editor check payloads"]),
        "doctor": CommandHelp(
            ["need", "format"],
            examples: [
                "handset doctor": "see what this machine has, and what it is for",
                "handset doctor --need listen":
                    "exit with status 69 if listen cannot start",
            ]),
        "phone": CommandHelp(
            ["app", "ios", "device", "port", "host", "format", "from"],
            examples: [
                "handset phone push.json": "show the notification on a phone in the browser"
            ]),
    ]

    private static let ofSenders: [String: CommandHelp] = [
        "listen": CommandHelp(
            [
                "exec", "expect", "timeout", "page", "tls", "port", "app", "app-state", "action",
                "fail-next", "format", "record",
            ],
            examples: [
                "handset listen --exec 'npm test'":
                    "run a program whose pushes go to this phone",
                "handset listen --tls off --page": "look at what comes in a browser",
                "handset listen --expect 1 --timeout 60 --require-session":
                    "wait for one push that the app can route",
            ]),
        "send": CommandHelp(
            [
                "state-directory", "page", "token", "topic", "push-type", "priority", "header",
                "certificate", "from",
            ],
            examples: [
                "handset send alert": "send a sample to the listen that runs",
                "handset send push.json --topic com.example.shop --header apns-collapse-id:order":
                    "send a payload with headers",
                "handset listen --exec 'handset send silent'": "send to a listen of its own",
            ]),
        "payload": CommandHelp(
            ["alert", "session", "badge", "sound", "set", "bytes"],
            examples: ["handset payload --alert hi --session 42": "make a payload"]),
        "token": CommandHelp(
            ["count", "seed", "answer", "broken", "normalise", "format"],
            examples: [
                "handset token --seed 1 --count 3": "make tokens that are the same everywhere",
                "handset token --answer unregistered": "make a token to which listen answers 410",
            ]),
        "register": CommandHelp(
            ["token", "types", "fail", "ios", "sdk"],
            examples: ["handset register --ios 13": "print the log of a registration"]),
        "packet": CommandHelp(
            ["token", "command", "identifier", "expiry", "priority", "broken", "format"],
            examples: [
                "handset token --seed 1 | xargs -I T handset packet --token T --format hex push.json":
                    "make the packet of a payload"
            ]),
        "unpack": CommandHelp(
            ["format", "input", "feedback", "quiet"],
            examples: ["handset unpack packets.bin": "see what a sender's packets hold"]),
    ]
}
