extension SystemLogForm {
    private static let apsd = ["apsd"]

    static let ofArrival: [SystemLogForm] = [
        SystemLogForm(
            "A1", .apsd, by: apsd,
            [
                "Received message for enabled topic '«topic»' onInterface: «any» with payload '«any»' with priority «priority»",
                "Received message for enabled topic '«topic»' with payload '«any»' onInterface:",
                "Received high priority message for topic '«topic»' with payload",
                "Received message for enabled topic '«topic»'",
            ], .arrived, proves: "it arrived; topic, priority and payload", .high, seen: "10–13",
            in: ["dotnet/macios#3784", "e-mission/e-mission-phone#290"]),
        SystemLogForm(
            "A2", .apsd, by: apsd,
            ["hasPayload? <«any»> forTopic «topic» token", "hasPayload? <«any»> forTopic «topic»"],
            .arrived, proves: "it arrived; the payload is JSON in hexadecimal digits", .medium,
            seen: "10", in: ["pushbots/phonegap#77"]),
        SystemLogForm(
            "A3", .apsd, by: apsd,
            [
                "Stream processing: complete yes, invalid no,«any»APSProtocolMessageTimestamp = «sent-at»;",
                "Stream processing: complete yes, invalid no,«any»APSProtocolPayload = <",
            ], .arrived, proves: "the packet is whole; payload and Apple's time", .high,
            seen: "10–13", in: ["arx8x/v0rtexNonce#16"]),
        SystemLogForm(
            "A4", .apsd, by: apsd,
            ["Outstanding data received: <«any»> (length «number») onInterface:"], .note,
            proves: "bytes came; the payload may be in them", .medium, seen: "10–13",
            in: ["a Pastebin copy of apsd's log"]),
        SystemLogForm(
            "A5", .apsd, by: apsd,
            [
                "receivedPushWithTopic «topic» token «any» payload «any» timestamp «sent-at»",
                "receivedPushWithTopic «topic»",
            ], .arrived, proves: "it arrived, and is not a duplicate; Apple's time", .high,
            seen: "11–27", in: ["e-mission/e-mission-phone#290"]),
        SystemLogForm(
            "A6", .apsd, by: apsd,
            [
                "asked to store incoming message <APSIncomingMessage:«any»",
                "calling completion block for incoming message «any»",
                "_notifyForIncomingMessage <APSIncomingMessage:«any»",
            ], .arrived, proves: "it is kept for delivery", .high, seen: "10",
            in: ["dotnet/macios#3784", "phonegap/phonegap-plugin-push#1677"]),
        SystemLogForm(
            "A11", .apsd, by: apsd,
            ["informed that <APSConnectionServer:«any» acknowledges incoming message with guid"],
            .handedOver, proves: "the process that it is for has it", .medium, seen: "10",
            in: ["pushbots/phonegap#77"]),
        SystemLogForm(
            "A7", .apsd, by: apsd,
            ["copyTokenForDomain push.apple.com", "copyTokenForDomain sandbox.push.apple.com"],
            .note, proves: "nothing by itself; the environment", .high, seen: "10–13",
            in: ["pushbots/phonegap#77"]),
        SystemLogForm(
            "A8", .apsd, by: apsd, ["KeepAliveFailed", "LastFromStorage"], .note,
            proves: "the connection was dead, and pushes waited at Apple", .low, seen: "26",
            in: ["field notes of an app's team, 2026"]),
        SystemLogForm(
            "A9", .apsd, by: apsd, ["incoming message is for proxy slave that is *not* connected"],
            .note, proves: "nothing: no watch is connected", .medium, seen: "11",
            in: ["e-mission/e-mission-phone#290"]),
        SystemLogForm(
            "A10", .apsd, by: ["SpringBoard", "callservicesd"],
            [
                "Delivering message from apsd: «any» «number» ", "Delivering message from apsd",
                "responding with an ack for message with guid",
                "calls to deliver message «number» ",
                "calling «any» connection:didReceiveIncomingMessage:",
            ], .handedOver, proves: "apsd gave it to that process", .high, seen: "11–27",
            in: ["dotnet/macios#3176", "twilio/voice-quickstart-ios#152"]),
    ]
}
