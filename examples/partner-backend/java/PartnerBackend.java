import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.*;
import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class PartnerBackend {
  static final Map<String, String> env = System.getenv();

  /** Your page's fetchToken calls this. Take the user from your own session, never from the page. */
  static String token() throws IOException, InterruptedException {
    var secret = env.get("HUIQI_PARTNER") + ":" + env.get("HUIQI_SECRET");
    var user = "{\"user\":{\"reference\":\"customer-1001\",\"phone\":\"13800000001\"}}";
    var request = HttpRequest.newBuilder(URI.create(env.get("HUIQI_API") + "/partner/token"))
        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(secret.getBytes(UTF_8)))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(user)).build();
    var body = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
    return body.replaceFirst("(?s)^.*\"data\":(\\{[^}]*}).*$", "$1"); // Use your JSON library here.
  }

  /** Whether one of our secrets signed the body within the last five minutes. */
  static boolean verify(byte[] body, String header) throws Exception {
    var parts = header == null ? List.<String>of() : List.of(header.split(","));
    var time = parts.stream().filter(p -> p.startsWith("t=")).findFirst().orElse("t=0").substring(2);
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(time)) > 300) return false;
    for (var secret : env.get("HUIQI_WEBHOOK_SECRETS").split(",")) {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
      mac.update((time + ".").getBytes(UTF_8));
      var own = ("v1=" + HexFormat.of().formatHex(mac.doFinal(body))).getBytes(UTF_8);
      for (var part : parts) if (MessageDigest.isEqual(own, part.getBytes(UTF_8))) return true;
    }
    return false;
  }

  static void respond(HttpExchange exchange, int status, String body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, body.length());
    exchange.getResponseBody().write(body.getBytes(UTF_8));
    exchange.close();
  }

  public static void main(String[] args) throws IOException {
    var address = new InetSocketAddress("127.0.0.1", Integer.parseInt(env.get("PORT")));
    var server = HttpServer.create(address, 0);
    server.createContext("/huiqi/token", exchange -> {
      try { respond(exchange, 200, token()); } catch (Exception e) { respond(exchange, 400, "{}"); }
    });
    server.createContext("/huiqi/webhook", exchange -> {
      try {
        var body = exchange.getRequestBody().readAllBytes();
        var isOurs = verify(body, exchange.getRequestHeaders().getFirst("Huiqi-Signature"));
        if (isOurs) System.out.println(new String(body, UTF_8));
        respond(exchange, isOurs ? 200 : 400, "{}");
      } catch (Exception e) { respond(exchange, 400, "{}"); }
    });
    server.start();
    System.out.println("ready");
  }
}
