import java.net.URI;
import java.net.http.*;
import java.util.Base64;

class TokenExchange {
  static final String api = System.getenv("HUIQI_API");
  static final String partner = System.getenv("HUIQI_PARTNER") + ":" + System.getenv("HUIQI_SECRET");

  /** A session token for the user of your own session, as JSON: {"token", "expiresAt", "expiresIn"}. */
  static String exchange(String user) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(api + "/partner/token"))
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(partner.getBytes()))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString("{\"user\":" + user + "}")).build();
    var body = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
    if (!body.contains("\"code\":\"200\"")) throw new Exception("No token: " + body);
    return body.replaceFirst("(?s)^.*\"data\":(\\{[^}]*}).*$", "$1"); // Use your JSON library here.
  }
}
