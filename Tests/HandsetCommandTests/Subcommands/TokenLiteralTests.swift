import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The literals of `handset token` are held against the languages themselves, where they are installed.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct TokenLiteralTests {
    struct Language: CustomTestStringConvertible, Sendable {
        let name: String
        let program: NeededProgram
        /// The program, with LITERAL where the token belongs, which prints it in hex.
        let source: String
        let file: String
        let command: String
        var testDescription: String { name }
    }

    static let languages = [
        Language(
            name: "c", program: NeededProgram("cc", install: "gcc"),
            source: """
                #include <stdio.h>
                static const unsigned char tokens[][32] = { LITERAL };
                int main(void) {
                    for (unsigned index = 0; index < sizeof tokens[0]; index++)
                        printf("%02x", tokens[0][index]);
                }
                """, file: "token.c", command: "cc -Wall -Werror token.c -o token && ./token"),
        Language(
            name: "csharp", program: .mcs,
            source: """
                class Program {
                    static void Main() {
                        foreach (var value in LITERAL) System.Console.Write(value.ToString("x2"));
                    }
                }
                """, file: "token.cs", command: "mcs token.cs && mono token.exe"),
        Language(
            name: "swift", program: NeededProgram("swiftc"),
            source: """
                let token = LITERAL
                print(token.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
                """, file: "token.swift", command: "swiftc token.swift -o token && ./token"),
        Language(
            name: "python", program: .python, source: "print((LITERAL).hex())", file: "token.py",
            command: "python3 token.py"),
        Language(
            name: "ruby", program: .ruby,
            source:
                "token = LITERAL\nputs token.unpack1(\"H*\") if token.encoding.name == 'ASCII-8BIT'",
            file: "token.rb", command: "ruby token.rb"),
    ]

    @Test("Each literal is the token in its language", arguments: languages)
    func literal(language: Language) throws {
        try language.program.require()
        let folder = try TemporaryFolder()
        let options = "--seed 1 --count 1"
        let token = try CommandResult.line("handset token \(options)").output
        let literal = try CommandResult.line(
            "handset token \(options) --format \(language.name)"
        ).output.trimmingCharacters(in: .newlines)
        try folder.write(
            language.source.replacing("LITERAL", with: literal), to: language.file)
        let result = try CommandResult.line("cd '\(folder.path)' && \(language.command)")
        #expect(result.output.trimmingCharacters(in: .newlines) + "\n" == token, "\(result.errors)")
        #expect(result.status == 0)
    }
}
