import Foundation
import HTTPTypes
import HandsetCommandSupport
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
            let result = try CommandResult.line("gzip -dc '\(folder.path)/file.gz'; echo .")
            #expect(result.output == text + ".\n", "\(name)")
        }
        #expect(compressedCount * 2 < byteCount)
        #expect(byteCount <= 345_000 && compressedCount <= 128_000, "the page grows")
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

    @Test("The tags of files that a browser has are read as HTTP writes them")
    func known() {
        var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
        request.headerFields[.ifNoneMatch] = #"W/"a-gzip", "b""#
        #expect(PageFileAnswers.knownTags(request) == [#""a-gzip""#, #""b""#])
    }

    @Test("Each name under which something is told is known, told and heard")
    func events() throws {
        let model = try #require(Self.files["page/base/model.js"])
        let list = try #require(
            model.firstMatch(of: #/eventNames = Object.freeze\(\[([^\]]*)\]/#)?.1)
        let known = Set(list.matches(of: #/"([^"]*)"/#).map { String($0.1) })
        var (told, heard): (Set<String>, Set<String>) = ([], [])
        for text in Self.files.values {
            told.formUnion(text.matches(of: #/\btell\("([^"]+)"/#).map { String($0.1) })
            // A link of a verdict tells its own.
            told.formUnion(text.matches(of: #/\baction: "([a-z-]+-[a-z-]+)"/#).map { String($0.1) })
            for match in text.matches(of: #/\bon\("([^"]+)"/#) {
                heard.formUnion(match.1.split(separator: " ").map(String.init))
            }
        }
        #expect(told == known)
        #expect(heard == known)
    }

    @Test("No module uses itself by way of others")
    func circles() {
        var used: [String: [String]] = [:]
        for (name, text) in Self.files {
            let folder = name.split(separator: "/").dropLast().map(String.init)
            used[name] = text.matches(of: #/from "(\.[^"]*)"/#).map { match in
                match.1.split(separator: "/").reduce(into: folder) { parts, part in
                    if part == ".." {
                        parts.removeLast()
                    } else if part != "." {
                        parts.append(String(part))
                    }
                }.joined(separator: "/")
            }
        }
        // Those that use nothing more are taken out, until none is left.
        while let name = used.first(where: { $0.value.allSatisfy { used[$0] == nil } })?.key {
            used[name] = nil
        }
        #expect(used.keys.sorted() == [])
    }

    @Test("No text of a payload can become markup: nothing reads it, and no file writes it")
    func markup() {
        let sinks = [
            "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "srcdoc",
            "createContextualFragment", "eval(", "new Function", "\"javascript:",
        ]
        for (name, text) in Self.files {
            for sink in sinks { #expect(!text.contains(sink), "\(name): \(sink)") }
        }
    }
}
