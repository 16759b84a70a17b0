# Sends one notification with command 0 of the binary protocol.
#
# bash binary.sh TOKEN

# Counts bytes, not characters.
export LC_ALL=C
payload='{"aps":{"alert":"Hello","session":"42"}}'
token=$(sed 's/../\\x&/g' <<< "$1")
length=$(printf '%04x' "${#payload}" | sed 's/../\\x&/g')

printf "\\x00\\x00\\x20$token$length%s" "$payload" \
    | openssl s_client -quiet -no_ign_eof -tls1_2 -verify_return_error -CAfile "$APNS_CA_FILE" \
        -cert "$APNS_CERTIFICATE_FILE" -key "$APNS_CERTIFICATE_KEY_FILE" \
        -connect "$APNS_HOST:$APNS_BINARY_PORT"
