// Sends one notification with Java's HttpClient (Java 17).
//
// java Sender.java TOKEN
import java.io.FileInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Instant;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

class Sender {
    static String environment(String name) {
        return System.getenv().getOrDefault(name, "");
    }

    static String encode(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static String providerToken() throws Exception {
        String pem = Files.readString(Path.of(environment("APNS_KEY_FILE")))
            .replaceAll("-----[A-Z ]+-----|\\s", "");
        var key = KeyFactory.getInstance("EC")
            .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
        String header = "{\"alg\":\"ES256\",\"kid\":\"" + environment("APNS_KEY_ID") + "\"}";
        String claims = "{\"iss\":\"" + environment("APNS_TEAM_ID") + "\",\"iat\":"
            + Instant.now().getEpochSecond() + "}";
        String text = encode(header.getBytes()) + "." + encode(claims.getBytes());
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(key);
        signature.update(text.getBytes());
        return text + "." + encode(signature.sign());
    }

    static SSLContext trust(String file) throws Exception {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        try (var stream = new FileInputStream(file)) {
            store.setCertificateEntry(
                "gateway", CertificateFactory.getInstance("X.509").generateCertificate(stream));
        }
        var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return context;
    }

    public static void main(String[] arguments) throws Exception {
        HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2);
        String file = environment("APNS_CA_FILE");
        if (!file.isEmpty()) builder.sslContext(trust(file));
        HttpRequest request = HttpRequest
            .newBuilder(URI.create(environment("APNS_URL") + "/3/device/" + arguments[0]))
            .header("authorization", "bearer " + providerToken())
            .header("apns-topic", environment("APNS_TOPIC"))
            .header("apns-push-type", "alert")
            .POST(HttpRequest.BodyPublishers.ofString(
                "{\"aps\":{\"alert\":\"Hello\",\"session\":\"42\"}}"))
            .build();
        HttpResponse<String> response =
            builder.build().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body() + response.statusCode());
        System.exit(response.statusCode() == 200 ? 0 : 1);
    }
}
