import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

@Suite struct JSONReportTests {
    @Test("The sample's report is this")
    func sample() {
        #expect(
            SuiteRun.sample.report(.json) == #"""
                {"suite":"suites/session.json","case":"a plain session","line":2,"column":5,"status":"passed","microseconds":150}
                {"suite":"suites/session.json","case":"a quoted session","line":6,"column":5,"status":"failed","failures":[{"field":"session","line":7,"column":7,"expected":"ab-12","found":"\"ab-12\""}],"reasons":["Darwin prints quotes around a value with a hyphen: \"ab-12\"."]}
                {"suite":"suites/session.json","case":"the printed text","line":10,"column":5,"status":"failed","failures":[{"field":"printed","line":12,"column":7,"expected":"{\n    alert = hello;\n    session = 1;\n}","found":"{\n    alert = hello;\n    session = 2;\n}"}],"reasons":[]}
                {"suite":"suites/broken.json","status":"unreadable","messages":["suites/broken.json:1:11: error: found tru, which is not JSON\n{\"cases\": tru}\n          ^"]}
                {"passed":1,"failed":2,"unreadable":1}

                """#)
    }

    @Test("Each line is JSON with hostile names unchanged")
    func hostile() throws {
        let lines = SuiteRun.hostile.report(.json).split(separator: "\n")
        let payloads = try lines.map { try Payload(json: Array($0.utf8)) }
        let count = SuiteRun.hostileTexts.count
        #expect(payloads.count == count * count + 2)
        #expect(payloads.prefix(count).map { $0["case"]?.string } == SuiteRun.hostileTexts)
        #expect(payloads.last?["failed"]?.description == "\(count * count)")
    }
}
