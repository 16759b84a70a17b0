import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct ParallelTests {
    @Test(
        "GNU parallel makes the records of one run, but for the places in its pieces",
        .needs(.parallel))
    func pieces() throws {
        let folder = try TemporaryFolder()
        let lines = (1...1_000).map { number in
            switch number % 140 {
            case 0: "{]"
            case 1: ""
            default:
                #"{"day":"\#(number % 28)","push":{"body":{"aps":{"session":"é\#(number)"}}}}"#
            }
        }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "archive.jsonl")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            receive='handset receive --lines --format json --payload-at push.body --keep day'
            unplaced='s/^{"source":"[^"]*","number":[0-9]*,"line":[0-9]*,//'
            $receive archive.jsonl 2> /dev/null | sed "$unplaced" > one
            parallel --pipepart --block 10k --keep-order -a archive.jsonl $receive --jobs 1 \
                > records 2> errors
            echo "status $(($? > 0))"
            grep -c '"number":1,"line":1,' records
            sed "$unplaced" records | cmp - one && wc -l < one; grep -c refused one
            """)
        #expect(result.output == "status 1\n6\n1000\n15\n", "\(result.errors)")
    }
}
