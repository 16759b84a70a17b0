extension WrittenOptionsTests {
    /// Command lines that are wrong usage, by the option that writes; without one, standard output does.
    static let commandLines: [String: [String]] = [
        "receive --web-view-picture": [
            "receive folder --web-view sample --web-view-picture x --refused x",
            "receive '{}' --web-view www --web-view-picture www/index.html",
            "receive '{}' --web-view www --web-view-picture www/new.png",
            "receive '{}' --web-view sample --web-view-answers app.json --web-view-picture app.json",
        ],
        "receive": [
            "receive folder > folder/z.json", "receive other/ >> folder/a.jsonl",
            "receive --app app.json folder >> rules.json",
        ],
        "receive --output": [
            "receive folder --output folder/z.json", "receive folder --output other/a.jsonl",
            "receive folder --output x --refused link",
            "receive --rules rules.json folder --output rules.json",
            "receive --app app.json folder --output rules.json",
            "receive '{}' --web-view www --output www/index.html",
        ],
        "receive --refused": [
            "receive folder --refused other/new.jsonl", "receive folder --refused other/a.jsonl",
            "receive --rules rules.json folder --refused rules.json",
            "receive folder --refused x > x", "receive folder --refused x 2> x",
            "receive folder --refused link > x",
        ],
        "why": [
            "why folder >> folder/a.jsonl", "why --device-log logs/a.log >> logs/a.log",
            "why '{}' --app app.json >> rules.json", "why --app ios >> ios/shop/A.swift",
        ],
        "why --output": [
            "why folder --output folder/a.jsonl", "why folder --output x --to-suite link",
            "why '{}' --device-log logs/a.log --output logs/a.log",
            "why '{}' --app app.json --output rules.json",
            "why --app ios --output ios/shop/A.swift",
        ],
        "why --refused": [
            "why folder --refused folder/new.json", "why '{}' --app app.json --refused rules.json",
        ],
        "why --to-suite": [
            "why folder --to-suite folder/z.json", "why folder --to-suite x --refused x",
            "why '{}' --device-log logs/a.log --to-suite logs/a.log",
        ],
        "hunt": ["hunt --package ios folder >> folder/a.jsonl"],
        "hunt --refused": ["hunt --package ios folder --refused folder/new.json"],
        "hunt --output": ["hunt --package ios folder --output folder/a.jsonl"],
        "hunt --write-baseline": [
            "hunt --package ios folder --write-baseline folder/z.json",
            "hunt --package ios --learn folder/a.jsonl '{}' --write-baseline folder/a.jsonl",
            "hunt --package ios --schema rules.json '{}' --write-baseline rules.json",
            "hunt --package ios '{}' --write-baseline x --refused x",
        ],
        "explain --web-view-picture": [
            "explain folder --web-view sample --web-view-picture folder/a.jsonl"
        ],
        "explain": ["explain folder >> folder/a.jsonl"],
        "explain --refused": ["explain folder --refused ./app.json --app app.json"],
        "matrix --web-view-picture": ["matrix '{}' --web-view www --web-view-picture www/p.png"],
        "matrix": ["matrix folder > other/z.json"],
        "matrix --refused": ["matrix folder --refused folder/new.json"],
        "diff": [
            "diff folder/a.jsonl '{}' >> folder/a.jsonl", "diff '{}' --to-app app.json >> app.json",
            "diff '{}' --to-app app.json >> rules.json",
        ],
        "diff --refused": [
            "diff folder '{}' --refused folder/new.json",
            "diff '{}' --to-app app.json --refused rules.json",
        ],
        "describe": ["describe folder >> folder/a.jsonl"],
        "describe --refused": ["describe folder --refused folder/../folder/new.json"],
        "packet": ["packet --token 01 folder > folder/z.apns"],
        "packet --output": [
            "packet --token 01 folder --output folder/z.apns",
            "packet --token 01 '{}' --output x --refused link",
        ],
        "payload --output": ["payload --alert hi --output x > x"],
        "schema --output": ["schema payload --output link > x"],
        "doctor --output": ["doctor git --output x > x"],
        "packet --refused": ["packet --token 01 folder --refused folder/z.apns"],
        "lint": ["lint folder > folder/z.json", "lint captured >> captured/1.headers"],
        "lint --refused": [
            "lint folder --refused folder/z.json", "lint folder --refused x -o ./x",
            "lint folder --refused link --write-baseline x",
            "lint captured --refused captured/1.headers",
        ],
        "lint --output": [
            "lint folder -f sarif -o x -f json -o ./x", "lint folder -f sarif -o link -f json -o x",
            "lint folder -f sarif -o folder/../x -f json -o \"$PWD/x\"",
            "lint folder -f sarif -o other/z.json", "lint captured -o captured/1.headers",
            "lint folder -f sarif -o x > x",
        ],
        "explain --output": [
            "explain folder --output folder/a.jsonl", "explain folder --output x > x",
            "explain --app app.json folder --output rules.json",
            "explain '{}' --web-view www --output www/index.html",
        ],
        "describe --output": [
            "describe folder --output other/a.jsonl", "describe folder --output x --refused x",
            "describe --app app.json folder --output app.json",
        ],
        "matrix --output": [
            "matrix folder --output folder/z.json",
            "matrix --app app.json folder --output app.json",
            "matrix '{}' --web-view www --output www/index.html",
        ],
        "diff --output": [
            "diff folder/a.jsonl captured/1.apns --output folder/a.jsonl",
            "diff '{}' --to-app app.json --to-ios 9 --output rules.json",
            "diff '{}' --app app.json --to-ios 9 --output app.json",
        ],
        "show": ["show folder > folder/z.json", "show other/ >> folder/a.jsonl"],
        "show --output": [
            "show folder --output folder/z.json", "show --app app.json folder --output rules.json",
        ],
        "show --refused": [
            "show folder --refused other/z.json", "show folder --output x --refused link",
        ],
        "send": ["send folder >> folder/a.jsonl", "send folder > folder/z.json"],
        "check": ["check folder >> folder/a.jsonl", "check folder > folder/z.json"],
        "check --output": [
            "check folder -f sarif -o ./folder/a.jsonl",
            "check folder -f sarif -o x -f json -o link",
        ],
        "check --refused": [
            "check folder --refused other/z.json", "check folder --refused x > x",
        ],
        "check --write-baseline": [
            "check folder --write-baseline other/z.json",
            "check folder --write-baseline folder/a.jsonl",
        ],
        "lint --write-baseline": [
            "lint folder --write-baseline other/z.json",
            "lint folder --write-baseline x -f json -o link",
            "lint folder --write-baseline folder/a.jsonl",
        ],
        "read": [
            "read logs > logs/x.log", "read logs >> logs/a.log", "read logs/ 2> logs/x.txt",
            "read < logs/a.log >> logs/a.log",
        ],
        "read --to-suite": [
            "read logs --to-suite logs/x.log", "read logs --to-suite x > x",
            "read logs --to-suite new.json --app app.json >> rules.json",
        ],
        "read --output": [
            "read logs --output logs/a.log", "read logs --output logs/x.log",
            "read logs --to-suite new.json --output new.json",
        ],
        "unpack --output": ["unpack folder/a.jsonl --output other/a.jsonl"],
        "token --output": [
            "token --normalise --output tokens < tokens", "token --output x > x",
        ],
        "unpack": ["unpack folder/a.jsonl >> folder/a.jsonl"],
        "token": ["token --normalise < tokens >> tokens"],
        "app": [
            "app --app app.json >> rules.json", "app rules --rules rules.json >> rules.json",
            "app rules --check rules.json >> rules.json", "app check ios >> ios/shop/A.swift",
            "app check ios/shop/A.swift >> ios/shop/A.swift", "app check ios > ios/shop/z.swift",
            "app read ios >> ios/shop/A.swift",
        ],
        "app --output": [
            "app read ios --output ios/shop/A.swift", "app read ios --output x > x",
        ],
        "init --package": ["init --package made ios >> ios/shop/A.swift"],
        "register": ["register --app app.json >> app.json"],
        "register --output": ["register --app app.json --output app.json"],
        "test --web-view-picture": [
            "test suite.json --web-view-picture suite.json",
            "test suite.json --web-view-picture folder/a.jsonl",
            "test suite.json --web-view-picture x -o x",
        ],
        "test": ["test suite.json >> folder/a.jsonl", "test . > report.json"],
        "test --output": [
            "test suite.json -o ./folder/a.jsonl", "test suite.json -f json -o x -f junit -o link",
            "test suite.json --rules rules.json -o rules.json", "test suite.json -f json -o x > x",
        ],
        "test --new": ["test --new new.json folder > folder/z.json"],
        "test --update": [
            "test --update suite.json >> folder/a.jsonl", "test --update . >> suite.json",
        ],
        "listen": ["listen --known-tokens tokens >> tokens"],
        "listen --output": [
            "listen --known-tokens tokens --output tokens", "listen --output x > x",
            "listen --page --app www.json --output www/new.html",
            "listen --state-directory . --output ./ca.pem",
            "listen --record record --output ./record",
            "listen --record folder --output other/1.apns",
        ],
        "listen --record": ["listen --record record --output ./record"],
        "listen --state-directory": ["listen --state-directory other --output folder/ready.json"],
        "phone": ["phone folder > folder/z.json"],
        "phone --refused": [
            "phone folder --refused other/z.json", "phone --app www.json folder --refused www/new",
        ],
    ]
}
