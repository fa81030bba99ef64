import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.*;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;

class PartnerBackend {
  interface Route { String respond(HttpExchange exchange) throws Exception; }

  // Take the user from your own session, never from the page.
  static final String user = "{\"reference\":\"customer-1001\",\"phone\":\"13800000001\"}";

  // The fetchToken of your page calls this.
  static String token(HttpExchange exchange) throws Exception {
    return TokenExchange.exchange(user);
  }

  // A link of your page: sends its user to a page of the platform.
  static String handover(HttpExchange exchange) throws Exception {
    var page = Platform.api.replaceFirst("/api/[^/]*$", "/cIGNALoan");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("Location", TokenExchange.handover(user, page, System.getenv("HUIQI_SOURCE")));
    return null;
  }

  static String orders(HttpExchange exchange) throws Exception {
    var id = exchange.getRequestURI().getPath().replaceFirst("^/huiqi/orders/?", "");
    return id.isEmpty() ? Orders.list(user, 1) : Orders.get(user, id);
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
        if (body == null) status = 303;
      } catch (Exception error) {
        System.err.println(error.getMessage());
        status = 400;
      }
      var bytes = (body == null ? "" : body).getBytes(UTF_8);
      exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
      exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    };
  }

  public static void main(String[] args) throws IOException {
    var address = new InetSocketAddress("127.0.0.1", Integer.parseInt(System.getenv("PORT")));
    var server = HttpServer.create(address, 0);
    server.createContext("/huiqi/token", handler(PartnerBackend::token));
    server.createContext("/huiqi/handover", handler(PartnerBackend::handover));
    server.createContext("/huiqi/orders", handler(PartnerBackend::orders));
    server.createContext("/huiqi/webhook", handler(PartnerBackend::webhook));
    server.start();
    System.out.println("ready");
  }
}
