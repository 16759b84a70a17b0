/// The scripts that Handset runs in a page.
enum ChromiumScript {
    /// Takes away what could send packets past the requests that are answered, and what no web view has.
    static let ofNewDocument = """
        for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) delete window[name];
        if (window.\(ChromiumPage.binding))
            Object.defineProperty(window, "\(ChromiumPage.binding)", { enumerable: false });
        """

    /// Reports the arguments of `handleOpenURL` from now on.
    static let beginning = """
        (() => {
            const send = window.\(ChromiumPage.binding), original = window.handleOpenURL;
            if (typeof original !== "function" || original === send.wrapper) return;
            send.wrapper = window.handleOpenURL = function handleOpenURL(...values) {
                let text = "";
                try { text = String(values[0]).slice(0, \(WebViewResult.maximumTextLength)); } catch {}
                send(text);
                return original.apply(this, values);
            };
        })()
        """

    // In a world of scripts of its own, which the page's script does not reach.

    /// Returns the script whose value is what the page shows, and whether it was replaced.
    ///
    /// It remembers the elements for the next time. The selectors are a list in JSON.
    static func reading(_ selectors: String) -> String {
        """
        (() => {
            const isReplaced = !globalThis.before || document.documentElement !== before.root
                || before.body.length > 0 && !before.body.some((element) => element.isConnected);
            globalThis.before = {
                root: document.documentElement, body: Array.from(document.body?.children ?? []),
            };
            const texts = (\(selectors)).map((selector) => {
                let element = null;
                try { element = document.querySelector(selector); } catch {}
                return element && String(element.innerText ?? element.textContent).trim()
                    .slice(0, \(WebViewResult.maximumTextLength));
            });
            return { texts, isReplaced };
        })()
        """
    }
}
