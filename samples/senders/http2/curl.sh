# Sends one notification with a provider certificate.
#
# bash curl.sh TOKEN
curl -sS --fail-with-body -w '%{http_code}\n' \
    --cacert "$APNS_CA_FILE" --cert "$APNS_CERTIFICATE_FILE" --key "$APNS_CERTIFICATE_KEY_FILE" \
    -H "apns-topic: $APNS_TOPIC" -H 'apns-push-type: alert' \
    -d '{"aps":{"alert":"Hello","session":"42"}}' "$APNS_URL/3/device/$1"
