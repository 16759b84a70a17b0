// Sends one notification with .NET's HttpClient (.NET 8).
//
// dotnet run TOKEN
using System.Net;
using System.Security.Cryptography;
using System.Text;

static string Variable(string name) => Environment.GetEnvironmentVariable(name) ?? "";

static string Encode(byte[] bytes) =>
    Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_');

static string ProviderToken()
{
    using ECDsa key = ECDsa.Create();
    key.ImportFromPem(File.ReadAllText(Variable("APNS_KEY_FILE")));
    string header = $$"""{"alg":"ES256","kid":"{{Variable("APNS_KEY_ID")}}"}""";
    long now = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
    string claims = $$"""{"iss":"{{Variable("APNS_TEAM_ID")}}","iat":{{now}}}""";
    string text = Encode(Encoding.UTF8.GetBytes(header)) + "." + Encode(Encoding.UTF8.GetBytes(claims));
    return text + "." + Encode(key.SignData(Encoding.UTF8.GetBytes(text), HashAlgorithmName.SHA256));
}

// On Linux, .NET trusts the file that SSL_CERT_FILE names.
using HttpClient client = new();
using HttpRequestMessage request = new(
    HttpMethod.Post, Variable("APNS_URL") + "/3/device/" + args[0]);
request.Version = HttpVersion.Version20;
request.VersionPolicy = HttpVersionPolicy.RequestVersionExact;
request.Headers.TryAddWithoutValidation("authorization", "bearer " + ProviderToken());
request.Headers.Add("apns-topic", Variable("APNS_TOPIC"));
request.Headers.Add("apns-push-type", "alert");
request.Content = new StringContent("""{"aps":{"alert":"Hello","session":"42"}}""");
using HttpResponseMessage response = await client.SendAsync(request);
Console.WriteLine(await response.Content.ReadAsStringAsync() + (int)response.StatusCode);
return response.StatusCode == HttpStatusCode.OK ? 0 : 1;
