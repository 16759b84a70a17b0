# Signs a provider token with openssl, and sends one notification with it.
#
# bash openssl.sh TOKEN
base64url() { openssl base64 -e -A | tr -- '+/' '-_' | tr -d =; }

header=$(printf '{"alg":"ES256","kid":"%s"}' "$APNS_KEY_ID" | base64url)
claims=$(printf '{"iss":"%s","iat":%d}' "$APNS_TEAM_ID" "$(date +%s)" | base64url)
signature=$(printf '%s.%s' "$header" "$claims" \
    | openssl dgst -binary -sha256 -sign "$APNS_KEY_FILE" | base64url)

curl -sS --fail-with-body -w '%{http_code}\n' --cacert "$APNS_CA_FILE" \
    -H "authorization: bearer $header.$claims.$signature" \
    -H "apns-topic: $APNS_TOPIC" -H 'apns-push-type: alert' \
    -d '{"aps":{"alert":"Hello","session":"42"}}' "$APNS_URL/3/device/$1"
