import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.*;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;

class PartnerBackend {
  interface Route { String respond(HttpExchange exchange) throws Exception; }

  // The fetchToken of your page calls this. Take the user from your own session, never from the page.
  static String token(HttpExchange exchange) throws Exception {
    return TokenExchange.exchange("{\"reference\":\"customer-1001\",\"phone\":\"13800000001\"}");
  }

  static String webhook(HttpExchange exchange) throws Exception {
    var body = exchange.getRequestBody().readAllBytes();
    var signature = exchange.getRequestHeaders().getFirst("Huiqi-Signature");
    var secrets = List.of(System.getenv("HUIQI_WEBHOOK_SECRETS").split(","));
    if (!WebhookSignature.verify(body, signature, secrets)) throw new Exception("The signature is not ours");
    System.out.println(new String(body, UTF_8));
    return "{}";
  }

  static HttpHandler handler(Route route) {
    return exchange -> {
      var status = 200;
      var body = "{}";
      try {
        body = route.respond(exchange);
      } catch (Exception error) {
        System.err.println(error.getMessage());
        status = 400;
      }
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, body.getBytes(UTF_8).length);
      exchange.getResponseBody().write(body.getBytes(UTF_8));
      exchange.close();
    };
  }

  public static void main(String[] args) throws IOException {
    var address = new InetSocketAddress("127.0.0.1", Integer.parseInt(System.getenv("PORT")));
    var server = HttpServer.create(address, 0);
    server.createContext("/huiqi/token", handler(PartnerBackend::token));
    server.createContext("/huiqi/webhook", handler(PartnerBackend::webhook));
    server.start();
    System.out.println("ready");
  }
}
