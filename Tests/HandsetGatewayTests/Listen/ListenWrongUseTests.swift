import HandsetTestSupport
import Testing

/// Uses of `handset listen` that cannot be.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenWrongUseTests {
    private static let start: [WrongUse.Case] = [
        ("--expect 0", "--expect is 0; give a number from 1, or a suite."),
        ("--timeout=-1", "--timeout is -1.0; give seconds from 0.001 to 31536000"),
        ("--fail delay=-1", "has no time; give delay= and seconds from 0 to 86400."),
        ("--limit grace=-1", "--limit grace is -1; give seconds from 0 to 86400"),
        ("--limit streams=0", "--limit streams is 0; give a number from 1 to 1000000."),
        (
            "--limit token-rate=5",
            "'5' is not a rate; give notifications and seconds, such as 10/60"
        ),
        ("--limit token-rate=5/0", "'5/0' is not a rate"),
        ("--limit token-rate=0/5", "'0/5' is not a rate"),
        ("--limit token-rate=1/2/3", "is not a rate"),
        ("--fail-next Unregisterd", "did you mean Unregistered?"),
        ("--fail-next Unregistered:0", "is for no notification; give a count from 1"),
        ("--fail Unregistered", "has no probability; give one from 0 to 1"),
        ("--fail stall:1.5", "has no probability; give one from 0 to 1"),
        ("--tls off --tls clients=required", "needs TLS; leave out --tls off"),
        ("--provider-key a.p8", "names no team; give the key's file and its team"),
        ("--record ''", "The name after --record is empty; give a folder."),
        ("--state-directory $'a\\xFF'", "The name after --state-directory is not UTF-8"),
        ("--tls certificate=a.pem", "--tls certificate needs --tls key=FILE"),
        ("--tls key=a.pem", "--tls key is of a certificate; give --tls certificate=FILE."),
        ("--tls 'hostname=a b'", "--tls hostname is \"a b\"; give a name such as gateway"),
        ("--tls hostname=a --tls certificate=a.pem --tls key=a.pem", "leave out --tls certificate"),
        ("--limit idle-time=0", "--limit idle-time is 0; give seconds from 1 to 31536000"),
        ("--limit request-time=-1", "--limit request-time is -1; give seconds from 1"),
        ("--port http2=65536", "has no port; give a service and a port from 0 to 65535"),
        ("--port 2197", "Port 2197 is of no service; give http2=2197."),
        ("--port htp2=1", "Did you mean 'http2'?"),
    ]

    private static let topics: [WrongUse.Case] = [
        ("--topic a --topic a=b.json", "--topic a is repeated; give each topic once."),
        ("--topic =a.json", "has no topic; give one such as com.example.app"),
        ("--topic a=", "has no file; give the app's file after ="),
        ("--provider-key a.p8,id=x", "names no team; give the key's file and its team"),
        ("--provider-key a.p8,team=x,topic=", "has an empty topic; give a value."),
        (
            "--provider-key a.p8,team=x,environment=prod",
            "is not a push service; give sandbox or production, or leave it out for both"
        ),
    ]

    private static let program: [WrongUse.Case] = [
        ("--exec ' '", "The command after --exec is empty"),
        ("--exec true --print-environment", "cannot be used together"),
        ("--print-environment --output calls", "give --output to the gateway"),
        ("--print-environment --record folder", "give --record to the gateway"),
        ("--print-environment --expect 1", "give --expect to the gateway"),
        ("--print-environment --expect suite", "give --expect to the gateway"),
        ("--output ''", "The name after --output is empty; give a file."),
    ]

    private static let reports: [WrongUse.Case] = [
        (
            "--report junit=x",
            "--report is on the cases of a suite; give --expect and a suite, too."
        ),
        ("--report junit=x --expect 1", "give --expect and a suite, too."),
        ("--expect s --report junit", "'junit' has no file; give a format and a file, such as"),
        ("--expect s --report tap=", "'tap=' has no file"),
        ("--expect s --report tap=-", "'tap=-' has no file"),
        ("--expect s --report junitt=x", "is not a format of reports; give text, tap, junit"),
        ("--expect s --report junitt=x", "Did you mean 'junit'?"),
        ("--print-environment --report junit=x", "give --report to the gateway"),
    ]

    private static let page: [WrongUse.Case] = [
        ("--page --host page=0.0.0.0", "set HANDSET_PAGE_TOKEN to a token of at least 16"),
        ("--port page=1", "give --page too"),
        ("--limit kept=1", "--limit kept is for the page; give --page too"),
        ("--page --limit kept=0", "give a number from 1"),
        ("--page --limit kept-bytes=0", "give a number from 1"),
    ]

    @Test(
        "Uses that cannot be are told with what to give",
        arguments: Sweep.every(4, of: start + topics + program + reports + page))
    func refused(options: String, message: String) throws {
        try WrongUse.check(options, message)
    }

    @Test(
        "The program ends with status 64, and writes what to give",
        arguments: Sweep.every(12, of: start + topics + program + reports + page))
    func refusedByProgram(options: String, message: String) throws {
        try WrongUse.checkProgram(options, message)
    }

    private static let guesses: [WrongUse.Case] = [
        ("--plaintext", "Give --tls off."), ("-v", "Give --log always."),
        ("--expect s --format junit", "The cases of --expect are reported by --report junit=FILE."),
    ]

    @Test(
        "An option that people guess is answered with what to give",
        arguments: guesses)
    func guessed(options: String, message: String) throws {
        try WrongUse.checkProgram(options, message)
    }
}
