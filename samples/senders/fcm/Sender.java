// Sends one message: java Sender.java TOKEN
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Pattern;

class Sender {
    static final HttpClient client = HttpClient.newHttpClient();

    static String member(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);
        if (!found.find()) throw new IllegalArgumentException(name + " is missing in " + json);
        return found.group(1);
    }

    static String encode(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static HttpResponse<String> post(String address, String type, String bearer, String body)
            throws Exception {
        var request = HttpRequest.newBuilder(URI.create(address)).header("content-type", type)
            .POST(HttpRequest.BodyPublishers.ofString(body));
        if (bearer != null) request.header("authorization", "Bearer " + bearer);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    static String accessToken(String account) throws Exception {
        long now = System.currentTimeMillis() / 1000;
        var claims = """
            {"iss":"%s","aud":"%s","iat":%d,"exp":%d,"scope":"%s"}""".formatted(
            member(account, "client_email"), member(account, "token_uri"), now, now + 3600,
            "https://www.googleapis.com/auth/firebase.messaging");
        var text = encode("{\"alg\":\"RS256\",\"typ\":\"JWT\"}".getBytes())
            + "." + encode(claims.getBytes());
        var key = member(account, "private_key").replace("\\n", "").replaceAll("-----[A-Z ]*-----", "");
        var signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(KeyFactory.getInstance("RSA").generatePrivate(
            new PKCS8EncodedKeySpec(Base64.getDecoder().decode(key))));
        signature.update(text.getBytes());
        var form = "grant_type="
            + URLEncoder.encode("urn:ietf:params:oauth:grant-type:jwt-bearer", StandardCharsets.UTF_8)
            + "&assertion=" + text + "." + encode(signature.sign());
        var granted = post(
            member(account, "token_uri"), "application/x-www-form-urlencoded", null, form);
        return member(granted.body(), "access_token");
    }

    public static void main(String[] arguments) throws Exception {
        var account = Files.readString(Path.of(System.getenv("GOOGLE_APPLICATION_CREDENTIALS")));
        var message = """
            {"message":{"token":"%s","notification":{"title":"Order ready","body":"Counter 4"},
            "data":{"session":"42"}}}""".formatted(arguments[0]);
        var response = post(
            "https://fcm.googleapis.com/v1/projects/" + member(account, "project_id")
                + "/messages:send", "application/json", accessToken(account), message);
        System.out.println(response.statusCode() + " " + response.body());
        System.exit(response.statusCode() == 200 ? 0 : 1);
    }
}
