/// The sample page: it shows the session that it gets, and asks for it.
enum SamplePage {
    static let html = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>The app</title>
        <style>
          body { font: 17px/1.5 -apple-system, system-ui, "DejaVu Sans", sans-serif; margin: 96px 24px; text-align: center; }
          p { margin: 0 0 8px; overflow-wrap: anywhere; }
          #session { font-size: 28px; font-weight: 600; }
          #answer { color: #5c666e; }
        </style>
        </head>
        <body>
        <p id="note">No session yet</p>
        <p id="session"></p>
        <p id="answer"></p>
        <script>
          function show(id, text) { document.getElementById(id).textContent = text; }

          function handleOpenURL(url) {
            var found = /[?&]session=([^&#]*)/.exec(url);
            var isLink = !/^https?:/i.test(url);
            show("note", found ? "Session" : isLink ? "Opened" : "Opened, without a session");
            show("session", found ? decodeURIComponent(found[1]) : isLink ? url : "");
            show("answer", "");
            if (isLink) return;
            var request = new XMLHttpRequest();
            request.onload = function () { show("answer", request.status === 200 ? request.responseText : "The server answered " + request.status); };
            request.onerror = function () { show("answer", "The server does not answer"); };
            request.open("GET", url);
            request.send();
          }
        </script>
        </body>
        </html>
        """#
}
