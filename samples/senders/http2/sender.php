<?php
// Sends one notification with PHP's curl and openssl.
//
// php sender.php TOKEN

function encode(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

function providerToken(): string
{
    $header = ['alg' => 'ES256', 'kid' => getenv('APNS_KEY_ID')];
    $claims = ['iss' => getenv('APNS_TEAM_ID'), 'iat' => time()];
    $text = encode(json_encode($header)) . '.' . encode(json_encode($claims));
    $key = openssl_pkey_get_private(file_get_contents(getenv('APNS_KEY_FILE')));
    openssl_sign($text, $signature, $key, OPENSSL_ALGO_SHA256);
    return $text . '.' . encode($signature);
}

$handle = curl_init(getenv('APNS_URL') . '/3/device/' . $argv[1]);
curl_setopt_array($handle, [
    CURLOPT_HTTP_VERSION => CURL_HTTP_VERSION_2_0,
    CURLOPT_CAINFO => getenv('APNS_CA_FILE'),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'authorization: bearer ' . providerToken(),
        'apns-topic: ' . getenv('APNS_TOPIC'),
        'apns-push-type: alert',
    ],
    CURLOPT_POSTFIELDS => json_encode(['aps' => ['alert' => 'Hello', 'session' => '42']]),
]);
$body = curl_exec($handle);
if ($body === false) {
    fwrite(STDERR, curl_error($handle) . "\n");
    exit(1);
}
$status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
echo $body, $status, "\n";
exit($status === 200 ? 0 : 1);
