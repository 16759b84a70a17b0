import Foundation
import Handset
import HandsetClaims
import HandsetTestSupport
import Testing

/// The files of claims.
@Suite struct ClaimFileTests {
    @Test("Every claim of the files can be read, and has a name of its own")
    func reading() throws {
        var count = 0
        let folder = Repository.root.appending(path: "Sources/Checks/HandsetClaims/Files")
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".json") {
            let bytes = try Repository.bytes(of: "Sources/Checks/HandsetClaims/Files/\(file)")
            let value = try Payload(json: String(decoding: bytes, as: UTF8.self))
            count += value.userInfo["claims"]?.count ?? 0
        }
        #expect(count == Claims.all.list.count)
        #expect(Set(Claims.all.list.map(\.id)).count == count)
        #expect(Claims(files: [("a", "{]"), ("b", #"{"claims":[{}]}"#)]).list.isEmpty)
    }

    @Test("Every claim that decides a plan has a sentence, and so has every unknown point")
    func names() {
        for name in ClaimName.allCases {
            #expect(Claims.all[name: name] != nil, "\(name)")
        }
        #expect(
            Set(Claims.all.list.compactMap(\.point)) == Set(UnconfirmedPoint.allCases))
        for claim in Claims.all.list {
            #expect((claim.confidence == .unknown) == (claim.point != nil), "\(claim.id)")
            #expect(claim.point == nil || claim.point?.rawValue == claim.id)
        }
    }

    @Test("A claim that is no choice of Handset has a source or was seen")
    func sources() {
        for claim in Claims.all.list where [.high, .medium].contains(claim.confidence) {
            #expect(!claim.sources.isEmpty || !claim.sightings.isEmpty, "\(claim.id)")
        }
        for claim in Claims.all.list {
            for sighting in claim.sightings {
                #expect(
                    claim.sources.contains { $0.url == sighting.url }
                        || sighting.reporter.hasPrefix("recording"),
                    "\(claim.id): the thread of a sighting is a source")
                #expect(IOSVersion(sighting.version) != nil)
                if let choice = sighting.shows {
                    #expect(claim.point?.choices.contains(choice) == true)
                }
            }
        }
    }

    @Test("30 of 100 claims were seen on a device or a simulator of a version that is stated")
    func seen() {
        let seen = Claims.all.list.filter(\.isSeen).count
        #expect(seen * 100 >= Claims.all.list.count * 30, "\(seen) of \(Claims.all.list.count)")
    }

    @Test("The words of a claim say where it was seen, who says so, or that it is not known")
    func words() throws {
        func grounds(_ id: String) throws -> String {
            ClaimWords(try #require(Claims.all[id])).grounds
        }
        #expect(
            try grounds("present-in-foreground")
                == "seen: iOS 18.6 and 26.4, 2026-09 (excerpt of defold/extension-push#58)")
        #expect(try grounds("present-missing") == "Apple says so, read 2026-11")
        #expect(
            try grounds("scene-launch-state") == "not known: assumed (scene-launch-state=inactive)")
        #expect(
            try grounds("present-needs-something") == "reported (home-assistant/iOS#4677)")
        #expect(try grounds("launch-options-of-answer") == "a choice of Handset")
    }
}
