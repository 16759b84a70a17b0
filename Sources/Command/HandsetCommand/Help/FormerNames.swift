/// The options that had other names, and what they are called now.
enum FormerNames {
    /// Returns the sentence about a name that nothing has any more; `nil` if nothing ever had it.
    static func sentence(about option: String, of subcommand: String) -> String? {
        let ofSubcommand =
            switch subcommand {
            case "listen": ofListen[option]
            case "phone": ofPhone[option] ?? ofListen[option]
            default: String?.none
            }
        return (ofSubcommand ?? names[option]).map { "Give \($0)." }
    }

    private static let names: [String: String] = limits.merging(devices) { $1 }.merging([
        "--assume": "--device assume.POINT=CHOICE", "--long": "--format text",
        "--no-log-prefix": "--log bare", "--file": "--rules FILE",
    ]) { $1 }

    private static let limits = Dictionary(
        uniqueKeysWithValues: [
            ("--time-limit", "program-time"), ("--match-time-limit", "match-time"),
            ("--max-streams", "streams"), ("--token-rate", "token-rate"),
            ("--idle-timeout", "idle-time"), ("--request-timeout", "request-time"),
            ("--grace", "grace"), ("--page-keep", "kept"),
        ].map { ($0, "--limit \($1)=VALUE") }
            + [
                "bytes", "depth", "memory", "pattern-length", "rule-bytes", "in-flight",
                "held-bytes", "hazards", "findings", "connections", "unfinished-bytes",
                "waiting-bytes", "delayed-bytes", "stored", "stored-bytes", "devices",
                "rated-tokens", "feedback", "answers", "channels", "lines", "page-bytes",
                "kept-bytes",
            ].map { ("--maximum-\($0)", "--limit \($0)=VALUE") })

    private static let devices = [
        "--delegate": "--device delegates=METHODS", "--routes-in": "--device routesIn=CALLBACKS",
        "--life-cycle": "--device lifeCycle=scenes",
        "--late-delegate": "--device lateDelegate=true",
        "--no-late-delegate": "--device lateDelegate=false",
        "--background-modes": "--device backgroundModes=MODES",
        "--launch-options": "--device launchOptions=true",
        "--no-launch-options": "--device launchOptions=false",
        "--permission": "--device permission=TYPES", "--quiet-mode": "--device quiet=MODES",
        "--silent": "--device silent=FATE",
        "--service-extension": "--device serviceExtension=exec:PROGRAM",
        "--no-background-refresh": "--device backgroundRefresh=false",
        "--category": "--device category=OPTIONS",
    ]

    /// Those that `phone` does not share with `listen`.
    private static let ofPhone = [
        "--page-port": "--port NUMBER", "--page-host": "--host ADDRESS",
    ]

    private static let ofListen = [
        "--http2-port": "--port http2=NUMBER", "--binary-port": "--port binary=NUMBER",
        "--feedback-port": "--port feedback=NUMBER", "--page-port": "--port page=NUMBER",
        "--page-host": "--host page=ADDRESS",
        "--page-token": "the token in the variable HANDSET_PAGE_TOKEN",
        "--www": "the folder as www in the app file", "--plaintext": "--tls off",
        "--hostname": "--tls hostname=NAME", "--certificate": "--tls certificate=FILE",
        "--key": "--tls key=FILE", "--trust": "--tls trust=FILE",
        "--require-client-certificate": "--tls clients=required",
        "--key-id": "--provider-key FILE,team=TEAM,id=IDENTIFIER",
        "--team-id": "--provider-key FILE,team=TEAM",
        "--key-environment": "--provider-key FILE,team=TEAM,environment=SERVICE",
        "--key-topics": "--provider-key FILE,team=TEAM,topic=TOPIC",
        "--seed": "--fail seed=NUMBER", "--delay": "--fail delay=SECONDS",
        "--away": "--fail away", "--count": "--expect COUNT", "--keep": "--limit kept=COUNT",
        "--jobs": "--limit jobs=COUNT", "-j": "--limit jobs=COUNT", "-v": "--log always",
        "--verbose": "--log always", "--hazards": "--format json, or --fail-on warning",
        "--refused": "--record FOLDER", "--null": "--format json",
        "--handler": "the handler of a rule in an app file, and --app FILE",
    ]
}
