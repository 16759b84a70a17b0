import Foundation
import HTTPTypes
import HandsetTestSupport
import Testing

@testable import HandsetPage

/// The files of the page.
@Suite(.waitsForPrograms) struct PageFileTests {
    private static let files = PageFiles.all.filter { $0.key.hasPrefix("page/") }

    @Test("Each file is answered with its type, and with a policy that allows no other origin")
    func types() throws {
        #expect(Self.files.count > 20)
        for name in Self.files.keys {
            #expect(PageFileAnswers.name(name.split(separator: "/").map(String.init)) == name)
            let type = PageFileAnswers.type(of: name)
            switch name.split(separator: ".").last {
            case "html": #expect(type == "text/html; charset=utf-8")
            case "css": #expect(type == "text/css; charset=utf-8")
            case "js": #expect(type == "text/javascript; charset=utf-8")
            default: Issue.record("\(name) has no type of the page")
            }
        }
        #expect(PageFileAnswers.name([""]) == "page/index.html")
        let policy = SecurityHeaders.policyOfPage(frame: "http://localhost:1")
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; "))
        #expect(policy.contains("frame-src http://localhost:1;"))
        #expect(policy.contains("require-trusted-types-for 'script'"))
        #expect(!policy.contains("unsafe"))
    }

    @Test(
        "Nothing else is answered",
        arguments: [
            ["page"], ["page", ""], ["page", "..", "openapi.json"], ["openapi.json"], ["x"],
        ])
    func others(path: [String]) {
        #expect(PageFileAnswers.name(path) == nil)
    }

    @Test("A client that takes gzip gets the same file compressed, and others get it as it is")
    func gzip() throws {
        func request(_ value: String?) -> HTTPRequest {
            var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
            if let value { request.headerFields[.acceptEncoding] = value }
            return request
        }
        for value in ["gzip", "br, GZIP;q=0.5", "deflate , gzip"] {
            #expect(PageFileAnswers.takesGzip(request(value)))
        }
        for value in [nil, "br", "gzip;q=0", "x-gzip, identity"] {
            #expect(!PageFileAnswers.takesGzip(request(value)))
        }
        var (byteCount, compressedCount) = (0, 0)
        let folder = try TemporaryFolder()
        for (name, text) in Self.files {
            let bytes = try #require(PageFileAnswers.compressed(name))
            byteCount += text.utf8.count
            compressedCount += bytes.count
            try Data(bytes).write(to: URL(filePath: folder.path("file.gz")))
            let result = try CommandResult.bash("gzip -dc '\(folder.path)/file.gz'; echo .")
            #expect(result.output == text + ".\n", "\(name)")
        }
        #expect(compressedCount * 2 < byteCount)
    }

    @Test("The page asks for its own files only, and each of them is there")
    func addresses() throws {
        for (name, text) in Self.files {
            #expect(!text.contains("https://") || name == "page/top/recipes.js")
            let folder = name.split(separator: "/").dropLast().map(String.init)
            for match in text.matches(of: #/(?:from|import) "(\.[^"]*)"/#) {
                var parts = folder
                for part in match.1.split(separator: "/") {
                    if part == ".." {
                        parts.removeLast()
                    } else if part != "." {
                        parts.append(String(part))
                    }
                }
                #expect(Self.files[parts.joined(separator: "/")] != nil, "\(name): \(match.1)")
            }
            for match in text.matches(of: #/(?:src|href)="/([^"]*)"/#) {
                #expect(Self.files[String(match.1)] != nil, "\(name): \(match.1)")
            }
        }
    }

    @Test("No text of a payload can become markup: nothing reads it, and no file writes it")
    func markup() {
        let sinks = [
            "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "srcdoc",
            "createContextualFragment", "eval(", "new Function", "\"javascript:",
        ]
        for (name, text) in Self.files where name != "page/details/empty.js" {
            for sink in sinks { #expect(!text.contains(sink), "\(name): \(sink)") }
        }
    }
}
