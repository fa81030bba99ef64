import java.net.*;
import java.net.http.*;
import java.security.SecureRandom;
import java.util.*;
import java.util.concurrent.Callable;

/** A desktop client around pages of the platform, written from docs/host-bridge.md with the JDK alone. */
class DesktopClient {
  /** Your own server has the partner's secret, and exchanges it for a token (`purpose: handover`); the client never has it. */
  static String newToken() throws Exception {
    var request = HttpRequest.newBuilder(URI.create(System.getenv("TOKEN_URL"))).POST(HttpRequest.BodyPublishers.noBody()).build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  static void serve(Socket connection, Set<String> hosts, Set<String> origins, byte[] secret, Callable<String> newToken) {
    try (var socket = new PageSocket(connection, hosts, origins); var page = new Page(socket, secret, newToken)) {
      page.serve();
    } catch (Exception refused) {
      try { connection.close(); } catch (Exception closed) { /* It is closed. */ }
    }
  }

  public static void main(String[] args) throws Exception {
    var secret = new byte[32];
    new SecureRandom().nextBytes(secret);
    var server = new ServerSocket(Integer.parseInt(System.getenv("PORT")), 16, InetAddress.getByName("127.0.0.1"));
    var port = server.getLocalPort();
    var hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
    var origins = Set.of(System.getenv("PLATFORM"));
    // What goes into each page as `window.huiqiHost`, before its scripts: see the README for how. Never to a log or a file.
    System.out.println("ready {\"url\":\"ws://127.0.0.1:" + port + "/bridge\",\"module\":7,\"protocol\":\"secure\",\"secret\":\""
        + Base64.getEncoder().encodeToString(secret) + "\"}");
    while (true) {
      var connection = server.accept();
      var thread = new Thread(() -> serve(connection, hosts, origins, secret, DesktopClient::newToken));
      thread.setDaemon(true);
      thread.start();
    }
  }
}
