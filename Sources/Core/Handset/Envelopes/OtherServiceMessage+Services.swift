extension OtherServiceMessage {
    /// The messages that are known, the surer ones first.
    static let known: [OtherServiceMessage] = ofPush + ofChats + ofWeb + ofFewKeys

    /// Services that send pushes, by places that hardly any app has in its payloads.
    private static let ofPush = [
        OtherServiceMessage("CleverTap", ["to.Identity|to.FBID|to.Email|to.objectId", "content"]),
        OtherServiceMessage("Batch", ["recipients", "message.title|message.body", "group_id"]),
        OtherServiceMessage("Customer.io", ["transactional_message_id", "to|identifiers"]),
        OtherServiceMessage("Amazon Pinpoint", ["MessageConfiguration|MessageRequest"]),
        OtherServiceMessage("Novu", ["to.subscriberId|to.0.subscriberId"]),
        OtherServiceMessage(
            "Novu", ["name", "to", "payload"],
            only: "name to payload overrides transactionId actor tenant context workflowId"),
        OtherServiceMessage(
            "Courier",
            ["message.to", "message.content|message.template|message.routing|message.data"]),
        OtherServiceMessage(
            "Knock", ["recipients", "data|actor|tenant"],
            only: "recipients data actor tenant cancellation_key settings"),
        OtherServiceMessage("MagicBell", ["notification.recipients|broadcast.recipients"]),
        OtherServiceMessage("Pusher Beams", ["interests|users", "apns|fcm|web"]),
        OtherServiceMessage("a push gateway of Matrix", ["notification.devices"]),
        OtherServiceMessage(
            "Mattermost's push proxy", ["platform", "device_id", "message|ack_id"]),
        OtherServiceMessage(
            "AeroGear's UnifiedPush server",
            [
                "message.alert|message.sound|message.badge|message.user-data",
                "criteria|config|message.apns|message.simple-push|message.user-data",
            ]),
        OtherServiceMessage("Home Assistant", ["push_token", "registration_info"]),
        OtherServiceMessage(
            "Home Assistant", ["message", "data.push|data.apns_headers"]),
        OtherServiceMessage("gorush", ["notifications.0.platform", "notifications.0.tokens"]),
        OtherServiceMessage("Pushwoosh", ["request.application|request.auth"]),
        OtherServiceMessage(
            "OneSignal",
            [
                "include_aliases|include_player_ids|include_subscription_ids|included_segments",
                "contents|headings|template_id",
            ]),
        OtherServiceMessage("JPush", ["platform", "audience", "notification|message"]),
        OtherServiceMessage("Iterable", ["recipientEmail|recipientUserId", "campaignId"]),
        OtherServiceMessage("Bark", ["device_key|device_keys", "body|title|markdown"]),
        OtherServiceMessage(
            "Firebase Cloud Messaging, for other systems than iOS",
            ["message.token|message.topic|message.condition"]),
        OtherServiceMessage(
            "Apple's service of channels, which makes one for Live Activities",
            ["message-storage-policy|push-type"], only: "message-storage-policy push-type",
            advice:
                "Post it to /1/apps/BUNDLE/channels; the payload is sent to the channel afterwards."
        ),
        OtherServiceMessage(
            "a server of your own, from a database whose row has changed",
            ["type", "table", "record|old_record"], advice: adviceForServer),
        OtherServiceMessage(
            "a server of your own, from a database whose row has changed",
            ["event.op", "table.name"], advice: adviceForServer),
        OtherServiceMessage(
            "Twilio", ["Identity|Tag|Segment|ToBinding", "Body|Title|Apn|Fcm|Data"]),
        OtherServiceMessage("the App Store (Server Notifications)", ["signedPayload"]),
    ]

    private static let adviceForServer =
        "Let the server that gets it make a payload of it, and check that."

    /// Chats, messages and alarms.
    private static let ofChats = [
        OtherServiceMessage(
            "Twilio", ["To", "From|MessagingServiceSid", "Body|ContentSid|MediaUrl"]),
        OtherServiceMessage("WhatsApp", ["messaging_product"]),
        OtherServiceMessage(
            "Telegram", ["chat_id", "text|photo|caption|document"],
            only:
                "chat_id text photo caption document parse_mode entities reply_markup reply_parameters "
                + "disable_notification disable_web_page_preview link_preview_options protect_content "
                + "message_thread_id reply_to_message_id"),
        OtherServiceMessage("LINE", ["to|replyToken", "messages.0.type"]),
        OtherServiceMessage("Microsoft Teams", ["@type", "text|title|summary|sections"]),
        OtherServiceMessage("Microsoft Teams", ["type", "attachments.0.contentType"]),
        OtherServiceMessage("Google Chat", ["cardsV2|cards.0.sections"]),
        OtherServiceMessage("Slack", ["blocks.0.type"]),
        OtherServiceMessage(
            "Slack",
            [
                "text|attachments.0",
                "channel|username|icon_emoji|icon_url|attachments.0|mrkdwn|thread_ts",
            ],
            only:
                "text channel username icon_emoji icon_url attachments blocks mrkdwn thread_ts link_names "
                + "unfurl_links unfurl_media parse response_type as_user token metadata reply_broadcast"
        ),
        OtherServiceMessage("Slack", ["text"], only: "text"),
        OtherServiceMessage("Discord", ["embeds.0|allowed_mentions"]),
        OtherServiceMessage(
            "Discord", ["content", "username|avatar_url|tts"],
            only: "content username avatar_url tts embeds components flags thread_name poll"),
        OtherServiceMessage("PagerDuty", ["routing_key", "event_action"]),
    ]

    /// Pushes to browsers, whose payloads have no form of their own.
    private static let ofWeb = [
        OtherServiceMessage(
            "Firebase Cloud Messaging, or for a browser's service worker",
            ["notification.title|notification.body"], only: "notification"),
        OtherServiceMessage(
            "a browser's service worker",
            ["title", "body|options", "icon|vibrate|requireInteraction|renotify|options.body"],
            only:
                "title body icon badge image tag data actions requireInteraction renotify silent vibrate "
                + "timestamp url options dir lang"),
    ]

    /// Messages of a few plain keys, which have no others.
    private static let ofFewKeys = [
        OtherServiceMessage(
            "Pushover", ["token", "user", "message"],
            only:
                "token user message attachment attachment_base64 attachment_type device html monospace "
                + "priority sound timestamp title ttl url url_title retry expire callback tags"),
        OtherServiceMessage(
            "ntfy", ["topic", "message|title|attach|click|actions"],
            only:
                "topic message title tags priority actions click attach markdown icon filename delay email "
                + "call cache firebase sequence_id id time expires event attachment"),
        OtherServiceMessage(
            "Gotify", ["message", "priority", "title|extras"],
            only: "title message priority extras appid id date"),
        OtherServiceMessage(
            "Pushbullet", ["type", "title|body|url", "device_iden|email|channel_tag|client_iden"],
            only:
                "type title body url device_iden email channel_tag client_iden guid file_name file_type "
                + "file_url source_device_iden"),
        OtherServiceMessage(
            "Simplepush", ["key", "msg"], only: "key msg title event actions attachments"),
        OtherServiceMessage("IFTTT", ["value1"], only: "value1 value2 value3"),
    ]
}
