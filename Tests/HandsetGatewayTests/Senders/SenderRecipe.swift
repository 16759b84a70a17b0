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
    /// A command that succeeds where the program has what it needs.
    let test: String
    /// True if it speaks the binary protocol, whose command 0 has no answers.
    var isBinary = false

    var testDescription: String { file }

    /// A Python with the packages, or else the system's.
    private static let python = ".build/python/bin/python"

    static let all = [
        SenderRecipe(
            file: "curl.sh", page: "Curl", language: "sh", program: "bash",
            test: "curl --version | grep -q HTTP2"),
        SenderRecipe(
            file: "openssl.sh", page: "OpenSSL", language: "sh", program: "bash",
            test: "curl --version | grep -q HTTP2 && openssl version"),
        SenderRecipe(
            file: "binary.sh", page: "OpenSSL", language: "sh", program: "bash",
            test: "openssl version", isBinary: true),
        SenderRecipe(
            file: "sender.mjs", page: "NodeHTTP2", language: "js", program: "node",
            test: "node --version"),
        SenderRecipe(
            file: "sender.go", page: "Go", language: "go", program: "go run", test: "go version"),
        SenderRecipe(
            file: "sender_httpx.py", page: "Python", language: "python", program: python,
            test: "\(python) -c 'import httpx, h2, cryptography'"),
        SenderRecipe(
            file: "sender_aioapns.py", page: "Python", language: "python", program: python,
            test: "\(python) -c 'import aioapns'"),
        SenderRecipe(
            file: "sender_apns2.py", page: "Python", language: "python", program: nil,
            test: "false"),
        SenderRecipe(
            file: "Sender.java", page: "Java", language: "java", program: "java",
            test: "[ \"$(java -XshowSettings:properties -version 2>&1 "
                + "| sed -n 's/.*java.specification.version = //p')\" -ge 17 ] && command -v javac"),
        SenderRecipe(
            file: "sender.php", page: "PHP", language: "php", program: "php",
            test: "php -r 'exit(function_exists(\"curl_init\") ? 0 : 1);'"),
        SenderRecipe(
            file: "sender.rb", page: "Ruby", language: "ruby", program: "ruby",
            test: "ruby -e 'require \"http/2\"'"),
        SenderRecipe(
            file: "Sender.cs", page: "CSharp", language: "csharp", program: nil, test: "false"),
    ]

    /// Those whose program is installed.
    static let installed = all.filter { (try? CommandResult.bash($0.test))?.status == 0 }
}
