import Handset
import Testing

/// The examples are from logs of real devices.
@Suite struct LogPrefixTests {
    @Test(
        "iOS 7 and earlier print milliseconds and the thread in hex",
        arguments: [IOSVersion(3), IOSVersion(7, 1)])
    func first(version: IOSVersion) {
        let prefix = LogPrefix(
            processName: "Wall", processIdentifier: 1088, threadIdentifier: 0x60b)
        let time = LogTime(
            secondsSince1970: 1_399_306_273, microseconds: 461_999, secondsFromGMT: 0)
        #expect(prefix.text(at: time, on: version) == "2014-05-05 16:11:13.461 Wall[1088:60b] ")
    }

    @Test(
        "iOS 8 and 9 print the thread in decimal digits",
        arguments: [IOSVersion(8), IOSVersion(9, 3)])
    func second(version: IOSVersion) {
        let prefix = LogPrefix(
            processName: "chat", processIdentifier: 6810, threadIdentifier: 3_229_398)
        let time = LogTime(
            secondsSince1970: 1_467_732_654, microseconds: 641_000, secondsFromGMT: 0)
        #expect(prefix.text(at: time, on: version) == "2016-07-05 15:30:54.641 chat[6810:3229398] ")
    }

    @Test("iOS 10.0 to 10.2 print microseconds", arguments: [IOSVersion(10), IOSVersion(10, 2)])
    func third(version: IOSVersion) {
        let prefix = LogPrefix(
            processName: "Chordpedia", processIdentifier: 9115, threadIdentifier: 2_567_061)
        let time = LogTime(
            secondsSince1970: 1_481_807_786, microseconds: 96_516, secondsFromGMT: 0)
        #expect(
            prefix.text(at: time, on: version)
                == "2016-12-15 13:16:26.096516 Chordpedia[9115:2567061] ")
    }

    @Test("iOS 10.3 and later print the zone", arguments: [IOSVersion(10, 3), IOSVersion(17)])
    func fourth(version: IOSVersion) {
        let prefix = LogPrefix(
            processName: "push", processIdentifier: 27843, threadIdentifier: 1_322_549)
        var time = LogTime(
            secondsSince1970: 1_687_414_234, microseconds: 313_718, secondsFromGMT: 9 * 3600)
        #expect(
            prefix.text(at: time, on: version)
                == "2023-06-22 15:10:34.313718+0900 push[27843:1322549] ")
        time.secondsFromGMT = -(3 * 3600 + 1800)
        #expect(prefix.text(at: time, on: version).contains("02:40:34.313718-0330 "))
    }

    @Test("Times beyond all calendars are printed somehow", arguments: [Int.min, Int.max])
    func extreme(number: Int) {
        let prefix = LogPrefix(processName: "x", processIdentifier: 1, threadIdentifier: 1)
        let time = LogTime(
            secondsSince1970: number, microseconds: number, secondsFromGMT: number)
        #expect(prefix.text(at: time, on: IOSVersion(17)).hasSuffix(" x[1:1] "))
    }
}
