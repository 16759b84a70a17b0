import Foundation
import Handset
import HandsetTestSupport
import HandsetWeb
import Testing

/// Nothing leaves the machine, whatever a page tries.
@Suite(.waitsForPrograms, .needs(.chromium), .needs(.strace)) struct WebViewNetworkTests {
    private static let page = """
        <!doctype html><meta charset="utf-8">
        <link rel="dns-prefetch" href="//dns.example.com"><link rel="preconnect" href="https://93.184.216.34/">
        <link rel="prefetch" href="https://prefetch.example.com/">
        <style>body { background: url(http://127.0.0.1:8/) }</style>
        <body><img src="http://[::1]:8/"><video src="https://video.example.com/"></video>
        <script>
        const ignore = () => 0, peers = [];
        function call(world) {
            const peer = new world.RTCPeerConnection({ iceServers: [{ urls: "stun:93.184.216.34:3478" }] });
            peer.createDataChannel("x");
            peer.createOffer().then((offer) => peer.setLocalDescription(offer));
            peers.push(peer);
        }
        function handleOpenURL(url) {
            fetch("https://93.184.216.34/").catch(ignore);
            fetch("http://localhost:9/").catch(ignore);
            navigator.sendBeacon("https://beacon.example.com/", "x");
            new WebSocket("ws://93.184.216.34/");
            new WebSocket("ws://127.0.0.1:9/");
            new EventSource("https://events.example.com/");
            const frame = document.createElement("iframe");
            frame.name = "f";
            document.body.append(frame);
            for (const world of [window, frame.contentWindow]) try { call(world); } catch {}
            new Worker("worker.js");
            import("https://module.example.com/a.js").catch(ignore);
            const form = document.createElement("form");
            Object.assign(form, { action: "https://form.example.com/", method: "post", target: "f" });
            document.body.append(form);
            form.submit();
            try { new WebTransport("https://93.184.216.34:443/"); } catch {}
            open("https://popup.example.com/");
        }
        </script>
        """

    private static let worker = """
        fetch("https://worker.example.com/").catch(() => 0);
        new WebSocket("ws://93.184.216.34:81/");
        importScripts("https://scripts.example.com/");
        """

    @Test(
        "A page that tries everything opens no connection, and its requests are told", .exhaustive)
    func everything() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.page, to: "index.html")
        try folder.write(Self.worker, to: "worker.js")
        try folder.write(
            """
            #!/bin/bash
            exec strace -f -qq -e trace=socket,connect,sendto,sendmsg,sendmmsg -o '\(folder.path)/trace' \
                "$(command -v chromium || command -v google-chrome)" "$@"
            """, to: "browser")
        _ = try CommandResult.bash("chmod +x '\(folder.path)/browser'")
        let view = try WebView(
            WebSite(folder: folder.path),
            browser: ChromiumProgram(path: "\(folder.path)/browser"), limits: WebViews.patient)
        let result = try await view.evaluate("handleOpenURL('x');")
        await view.end()
        let urls = result.requests.map(\.request.url)
        for url in [
            "https://93.184.216.34/", "http://localhost:9/", "https://beacon.example.com/",
            "ws://93.184.216.34/", "https://events.example.com/", "https://module.example.com/a.js",
            "https://form.example.com/", "https://worker.example.com/",
            "https://scripts.example.com/",
        ] {
            #expect(urls.contains(url), "\(url)")
        }
        #expect(result.navigations.contains("https://popup.example.com/"))
        let lines = try folder.read("trace").split(separator: "\n")
        // The trace has what goes between the browser's own processes.
        #expect(lines.contains { $0.contains("AF_UNIX") })
        #expect(lines.filter { $0.contains("AF_INET") && $0.contains("SOCK_STREAM") } == [])
        // The browser asks the system whether there is a way to this address, for which nothing is sent.
        let probe = "2001:4860:4860::8888"
        #expect(
            lines.filter { $0.contains("sa_family=AF_INET") && !$0.contains(probe) } == [])
        #expect(lines.filter { $0.contains(probe) && !$0.contains(" connect(") } == [])
    }
}
