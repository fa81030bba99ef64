import static java.net.URLEncoder.encode;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;

/** Exchanges the partner's secret for tokens of its users, who are those of your own session. */
class TokenExchange {
  static final String partner = System.getenv("HUIQI_PARTNER") + ":" + System.getenv("HUIQI_SECRET");

  /** A session token for the widget, as JSON: {"token", "expiresAt", "expiresIn"}. */
  static String exchange(String user) throws Exception {
    return exchange(user, "widget");
  }

  /** An address that shows a page of the platform to the user, signed in. Valid once, for a minute: redirect at once. */
  static String handover(String user, String page, String source) throws Exception {
    var token = text(exchange(user, "handover"), "token");
    return page + "?token=" + encode(token, UTF_8) + "&source=" + encode(source, UTF_8);
  }

  static String exchange(String user, String purpose) throws Exception {
    var basic = "Basic " + Base64.getEncoder().encodeToString(partner.getBytes(UTF_8));
    var body = "{\"user\":" + user + ",\"purpose\":\"" + purpose + "\"}";
    try {
      var response = Platform.call("POST", "/partner/token", "Authorization", basic, body);
      return response.replaceFirst("(?s)^.*\"data\":(\\{[^}]*}).*$", "$1"); // Use your JSON library here.
    } catch (Exception error) {
      throw new Exception("No token: " + error.getMessage());
    }
  }

  static String text(String json, String name) {
    return json.replaceFirst("(?s)^.*\"" + name + "\":\"([^\"]*)\".*$", "$1");
  }
}
