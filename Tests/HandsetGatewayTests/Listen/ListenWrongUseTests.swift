import HandsetTestSupport
import Testing

/// Uses of `handset listen` that cannot be.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenWrongUseTests {
    private static let start: [WrongUse.Case] = [
        ("--count 0", "--count is 0; give a number from 1."),
        ("--timeout=-1", "--timeout is -1.0; give seconds from 0.001 to 31536000"),
        ("--delay=-1", "--delay is -1.0; give seconds from 0 to 86400."),
        ("--limit grace=-1", "--limit grace is -1; give seconds from 0 to 86400"),
        ("--limit streams=0", "--limit streams is 0; give a number from 1 to 1000000."),
        ("--limit token-rate=5", "'5' is not a rate; give notifications and seconds, such as 10/60"),
        ("--limit token-rate=5/0", "'5/0' is not a rate"),
        ("--limit token-rate=0/5", "'0/5' is not a rate"), ("--limit token-rate=1/2/3", "is not a rate"),
        ("--fail-next Unregisterd", "did you mean Unregistered?"),
        ("--fail-next Unregistered:0", "is for no notification; give a count from 1"),
        ("--fail Unregistered", "has no probability; give one from 0 to 1"),
        ("--fail stall:1.5", "has no probability; give one from 0 to 1"),
        ("--tls off --tls clients=required", "needs TLS; leave out --tls off"),
        ("--key-id ABC123DEFG", "give --provider-key"),
        ("--provider-key a.p8", "needs the --team-id"),
        ("--record ''", "The name after --record is empty; give a folder."),
        ("--state-directory $'a\\xFF'", "The name after --state-directory is not UTF-8"),
        ("--certificate a.pem", "--certificate needs --key"),
        ("--key a.pem", "--key is of a certificate; give --certificate."),
        ("--tls hostname 'a b'", "--tls hostname is \"a b\"; give a name such as gateway"),
        ("--tls hostname a --certificate a.pem --key a.pem", "leave out --certificate"),
        ("--limit idle-time=0", "--limit idle-time is 0; give seconds from 1 to 31536000"),
        ("--limit request-time=-1", "--limit request-time is -1; give seconds from 1"),
        ("--port http2=65536", "--port http2"),
    ]

    private static let topics: [WrongUse.Case] = [
        ("--topic a --topic a=b.json", "--topic a is repeated; give each topic once."),
        ("--topic =a.json", "has no topic; give one such as com.example.app"),
        ("--topic a=", "has no file; give the app's file after ="),
        (
            "--provider-key a --provider-key b --provider-key c --team-id x --team-id y",
            "There are 2 --team-id for 3 --provider-key; give one --team-id for each key"
        ),
        (
            "--provider-key a --provider-key b --team-id x --key-id y",
            "There are 1 --key-id for 2 --provider-key; give one --key-id for each key"
        ),
        (
            "--provider-key a --provider-key b --provider-key c --team-id x --key-topics a --key-topics b",
            "There are 2 --key-topics for 3 --provider-key; give one for each key, in the same order, or one for all."
        ),
        (
            "--provider-key a --team-id x --key-topics a,",
            "--key-topics is \"a,\"; give topics with commas between them, or any."
        ),
        ("--key-topics a", "are of a key; give --provider-key"),
        ("--key-environment both", "are of a key; give --provider-key"),
    ]

    private static let program: [WrongUse.Case] = [
        ("--exec ' '", "The command after --exec is empty"),
        ("--exec true --print-environment", "cannot be used together"),
        ("--print-environment --output calls", "give --output to the gateway"),
        ("--print-environment --record folder", "give --record to the gateway"),
        ("--print-environment --count 1", "give --count to the gateway"),
        ("--print-environment --expect suite", "give --expect to the gateway"),
        ("--output ''", "The name after --output is empty; give a file."),
    ]

    private static let page: [WrongUse.Case] = [
        ("--page --host page=0.0.0.0", "give --page-token too"),
        ("--page --page-token short", "give for example 32 hex digits"),
        ("--port page=1", "give --page too"),
        ("--page-token 0123456789abcdef", "give --page too"),
        ("--page --keep 0", "give a number from 1"),
        ("--page --limit kept-bytes=0", "give a number from 1"),
    ]

    @Test(
        "Uses that cannot be are told with what to give",
        arguments: Sweep.every(4, of: start + topics + program + page))
    func refused(options: String, message: String) throws {
        try WrongUse.check(options, message)
    }

    @Test(
        "The program ends with status 64, and writes what to give",
        arguments: Sweep.every(12, of: start + topics + program + page))
    func refusedByProgram(options: String, message: String) throws {
        try WrongUse.checkProgram(options, message)
    }
}
