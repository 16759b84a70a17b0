import Glibc
import HandsetBrowser

/// The frames of the page in Chromium: 10,000 notifications in its list, while 200 a second arrive.
///
/// Frames that other work on the machine holds up count too, so compare with the same machine at rest.
struct FrameBenchmark: Benchmark {
    private static let keptCount = 10_000
    private static let rate = 200
    /// The time of each measurement, in seconds.
    private static let time = 10

    func run(_ options: BenchmarkOptions, report: (any ReportedTable) -> Void) throws {
        guard options.includes("page/frames") else { return }
        let folder = try BenchmarkFolder()
        let body = try folder.write(
            Array(
                #"{"aps":{"alert":{"title":"Table ready","body":"Party of 4."},"session":"7C41D9"}}"#
                    .utf8), to: "payload")
        let listener = try GatewayProcess(in: folder, count: nil, hasPage: true)
        let send = { (count: Int, rate: Int?) in
            "h2load -n \(count) -c 1 -m 10 \(rate.map { "--rps \($0)" } ?? "") -d \(body) "
                + "-H 'apns-topic: com.example.app' http://\(listener.addresses.http2)/3/device/"
                + String(repeating: "0a", count: 32)
        }
        try Shell.run("\(send(Self.keptCount, nil)) > /dev/null")
        let browser = try BrowserSession()
        try browser.open(listener.page)
        let count = try browser.wait(
            for: "document.querySelector('.lf .num')?.textContent ?? ''"
        ) { $0.hasPrefix("10,000 ") }
        guard count.hasPrefix("10,000 ") else {
            throw BenchmarkError.wrongResult("the list of the page says: \(count)")
        }
        var rows = [try measure(browser, "at rest", scrolling: false)]
        let sent = Self.rate * 3 * Self.time
        let sender = try BackgroundProcess("\(send(sent, Self.rate)) > /dev/null")
        rows.append(try measure(browser, "following", scrolling: false))
        rows.append(try measure(browser, "scrolling", scrolling: true))
        sender.end()
        report(FrameTable(rows: rows))
    }

    /// Measures the frames of some seconds.
    private func measure(
        _ browser: BrowserSession, _ name: String, scrolling: Bool
    ) throws -> FrameTable.Row {
        let values = try browser.evaluate(
            """
            new Promise((resolve) => {
                const rows = document.getElementById("rows");
                const [times, end] = [[], performance.now() + \(Self.time * 1_000)];
                let last = 0;
                let step = 260;
                const frame = (now) => {
                    if (last > 0) times.push(now - last);
                    last = now;
                    if (\(scrolling)) {
                        if (rows.scrollTop + rows.clientHeight >= rows.scrollHeight) step = -260;
                        if (rows.scrollTop < 600) step = 260;
                        rows.scrollTop += step;
                    }
                    if (now < end) requestAnimationFrame(frame);
                    else resolve(times.map((time) => Math.round(time * 1000)).join(" "));
                };
                requestAnimationFrame(frame);
            })
            """
        ).split(separator: " ").compactMap { Int($0) }
        guard !values.isEmpty else { throw BenchmarkError.wrongResult("there were no frames") }
        return FrameTable.Row(name: name, microseconds: values.sorted())
    }
}
