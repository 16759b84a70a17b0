package import Handset

/// The findings of a lint in a payload, as one line of JSON.
///
/// The members and their order are stable: a later version may add members, but changes none.
///
/// - `source`, `number`, `line` and `bytes`: the source of the payload and its size.
/// - `findings`: the findings. Each has its `rule`, `severity` (`error`, `warning` or `note`) and
///   `finding`, the `keyPath` to the part of the payload, which is empty for the payload as a whole, its
///   `line` and `column` in the source, the `advice`, and the `page` of the documentation.
/// - `moreFindings`: the number of further findings, beyond the largest number that a record shows;
///   missing if there are none.
/// - `known`: the number of findings that a baseline holds; missing if there are none.
package struct LintRecord: Sendable {
    private let origin: PayloadOrigin
    private let result: LintResult

    package init(_ result: LintResult, of origin: PayloadOrigin) {
        self.origin = origin
        self.result = result
    }

    /// The line of JSON in UTF-8, without a newline.
    package var json: [UInt8] {
        var json = JSONBytes()
        var source = RecordSource()
        source.write(origin, to: &json)
        json.write(#","findings":["#)
        for (index, finding) in result.findings.enumerated() {
            if index > 0 { json.write(",") }
            finding.write(to: &json)
        }
        json.write("]")
        if result.moreCount > 0 {
            json.write(#","moreFindings":"#)
            json.write(result.moreCount)
        }
        if result.knownCount > 0 {
            json.write(#","known":"#)
            json.write(result.knownCount)
        }
        json.write("}")
        return json.withBytes { Array($0) }
    }
}

extension LintFinding {
    fileprivate func write(to json: inout JSONBytes) {
        json.write(#"{"code":"#)
        json.write(string: rule.identifier)
        json.write(#","severity":"#)
        json.write(string: rule.severity.rawValue)
        json.write(#","finding":"#)
        json.write(string: finding)
        json.write(#","keyPath":"#)
        json.write(strings: keys)
        if let place {
            json.write(#","line":"#)
            json.write(place.line)
            json.write(#","column":"#)
            json.write(place.column)
        }
        json.write(#","advice":"#)
        json.write(string: advice)
        json.write(#","page":"#)
        json.write(string: rule.page.url)
        json.write("}")
    }
}
