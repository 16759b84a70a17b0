<?php
// Sends one message: php sender.php TOKEN
function post($address, $headers, $body)
{
    $request = curl_init($address);
    curl_setopt_array($request, [
        CURLOPT_POSTFIELDS => $body, CURLOPT_HTTPHEADER => $headers, CURLOPT_RETURNTRANSFER => true,
    ]);
    $answer = curl_exec($request);
    if ($answer === false) {
        fwrite(STDERR, curl_error($request) . "\n");
        exit(1);
    }
    return [curl_getinfo($request, CURLINFO_RESPONSE_CODE), $answer];
}

function encode($text)
{
    return rtrim(strtr(base64_encode($text), '+/', '-_'), '=');
}

$account = json_decode(file_get_contents(getenv('GOOGLE_APPLICATION_CREDENTIALS')), true);
$claims = [
    'iss' => $account['client_email'], 'aud' => $account['token_uri'], 'iat' => time(),
    'exp' => time() + 3600, 'scope' => 'https://www.googleapis.com/auth/firebase.messaging',
];
$text = encode('{"alg":"RS256","typ":"JWT"}') . '.' . encode(json_encode($claims));
openssl_sign($text, $signature, $account['private_key'], OPENSSL_ALGO_SHA256);
[, $granted] = post($account['token_uri'], [], http_build_query([
    'grant_type' => 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    'assertion' => $text . '.' . encode($signature),
]));
$token = json_decode($granted, true)['access_token'];
[$status, $answer] = post(
    "https://fcm.googleapis.com/v1/projects/{$account['project_id']}/messages:send",
    ["authorization: Bearer $token", 'content-type: application/json'],
    json_encode(['message' => [
        'token' => $argv[1], 'data' => ['session' => '42'],
        'notification' => ['title' => 'Order ready', 'body' => 'Counter 4'],
    ]])
);
echo "$status $answer";
exit($status === 200 ? 0 : 1);
