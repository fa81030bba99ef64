import java.util.*;
import java.util.concurrent.Callable;

/** One page of the platform: runs its messages once each, and sends those of the client. */
class Page implements AutoCloseable {
  static final int maxUnreadable = 3;
  private final PageSocket socket;
  private final SecureLink link;
  private final Callable<String> newToken;
  private final Set<String> seen = new HashSet<>();
  private int sent;

  Page(PageSocket socket, byte[] secret, Callable<String> newToken) throws Exception {
    this.socket = socket;
    this.newToken = newToken;
    link = new SecureLink(String.valueOf(socket.read()), secret);
    socket.send(link.welcome);
  }

  void serve() throws Exception {
    var unreadable = 0;
    for (var text = socket.read(); text != null && unreadable < maxUnreadable; text = socket.read())
      try {
        var message = (Map<?, ?>) Json.parse(link.open(text));
        socket.trust();
        // A reply of the page to a message of ours has `re`.
        if (message.get("id") instanceof String id && message.get("type") instanceof String type)
          receive(id, type, message.get("payload"));
      } catch (java.io.IOException closed) {
        return;
      } catch (Exception error) {
        unreadable++; // Nothing is said of why.
      }
  }

  private void receive(String id, String type, Object payload) throws Exception {
    if (!seen.add(id)) { refuse(id, "DUPLICATE"); return; }
    switch (type) {
      case "ping" -> reply(id);
      case "open-login" -> {
        System.out.println("shows the login form");
        reply(id);
        // When the user has logged in: a token of its own for each page, which exchanges it and stays.
        signedIn();
      }
      case "open-company-binding" -> { System.out.println("shows the binding of a company"); reply(id); }
      case "open-sub-window" -> {
        var url = payload instanceof Map<?, ?> window && window.get("url") instanceof String text ? text : "";
        if (!url.matches("/(?!/)[^\\s\\\\]*|https://[^\\s\\\\]+")) { refuse(id, "INVALID_PAYLOAD"); return; }
        System.out.println("opens " + url);
        reply(id);
      }
      case "signed-out" -> { System.out.println("signs out"); reply(id); }
      default -> refuse(id, "UNKNOWN_TYPE");
    }
  }

  void signedIn() throws Exception {
    send("signed-in", "{\"token\":" + Json.quote(newToken.call()) + ",\"source\":\"CLIENT\"}");
  }

  synchronized void send(String type, String payload) throws Exception {
    write("{\"id\":\"client-" + ++sent + "\",\"type\":" + Json.quote(type) + ",\"payload\":" + payload + "}");
  }

  private void reply(String id) throws Exception { write("{\"re\":" + Json.quote(id) + ",\"ok\":true,\"payload\":null}"); }

  private void refuse(String id, String code) throws Exception {
    write("{\"re\":" + Json.quote(id) + ",\"ok\":false,\"code\":\"" + code + "\"}");
  }

  private synchronized void write(String message) throws Exception { socket.send(link.seal(message)); }

  @Override public void close() throws Exception { socket.close(); }
}
