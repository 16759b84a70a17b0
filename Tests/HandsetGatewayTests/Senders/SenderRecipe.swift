import HandsetTestSupport
import Testing

/// A program of `samples/senders/http2` that a page shows and explains.
struct SenderRecipe: CustomTestStringConvertible, Sendable {
    /// The name of the file.
    let file: String
    /// The name of the page, without its extension.
    let page: String
    /// The language of its code block.
    let language: String
    /// The program that runs it, or `nil` if no test can.
    let program: String?
    /// The programs and packages that it needs.
    let needed: [NeededProgram]
    /// True if it speaks the binary protocol, whose command 0 has no answers.
    var isBinary = false

    var testDescription: String { file }

    /// A Python with the packages, or else the system's.
    private static let python = ".build/python/bin/python"

    static let all = [
        SenderRecipe(
            file: "curl.sh", page: "Curl", language: "sh", program: "bash",
            needed: [.curl]),
        SenderRecipe(
            file: "openssl.sh", page: "OpenSSL", language: "sh", program: "bash",
            needed: [.curl, .openSSL]),
        SenderRecipe(
            file: "binary.sh", page: "OpenSSL", language: "sh", program: "bash",
            needed: [.openSSL], isBinary: true),
        SenderRecipe(
            file: "sender.mjs", page: "NodeHTTP2", language: "js", program: "node",
            needed: [.node]),
        SenderRecipe(
            file: "sender.go", page: "Go", language: "go", program: "go run",
            needed: [NeededProgram("go", install: "golang-go")]),
        SenderRecipe(
            file: "sender_httpx.py", page: "Python", language: "python", program: python,
            needed: ["httpx", "h2", "cryptography"].map { .pythonPackage($0) }),
        SenderRecipe(
            file: "sender_aioapns.py", page: "Python", language: "python", program: python,
            needed: [.pythonPackage("aioapns")]),
        SenderRecipe(
            file: "sender_apns2.py", page: "Python", language: "python", program: nil,
            needed: []),
        SenderRecipe(
            file: "Sender.java", page: "Java", language: "java", program: "java",
            needed: [
                NeededProgram(
                    "Java 17 or later", install: "default-jdk",
                    test: "[ \"$(java -XshowSettings:properties -version 2>&1 "
                        + "| sed -n 's/.*java.specification.version = //p')\" -ge 17 ] "
                        + "&& command -v javac")
            ]),
        SenderRecipe(
            file: "sender.php", page: "PHP", language: "php", program: "php",
            needed: [
                NeededProgram(
                    "PHP with curl", install: "php-cli php-curl",
                    test: "php -r 'exit(function_exists(\"curl_init\") ? 0 : 1);'")
            ]),
        SenderRecipe(
            file: "sender.rb", page: "Ruby", language: "ruby", program: "ruby",
            needed: [
                NeededProgram(
                    "Ruby's http-2", install: "ruby-http-2", test: "ruby -e 'require \"http/2\"'")
            ]),
        SenderRecipe(
            file: "Sender.cs", page: "CSharp", language: "csharp", program: nil, needed: []),
    ]

    /// Those that a test can run.
    static let runnable = all.filter { $0.program != nil }
}
