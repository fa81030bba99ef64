import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;

/** Calls of the platform's API. */
class Platform {
  static final String api = System.getenv("HUIQI_API");
  static final HttpClient client = HttpClient.newHttpClient();

  /** The response as JSON. A refusal is an exception with code, message and request id, which support asks for. */
  static String call(String method, String path, String header, String value, String body) throws Exception {
    var content = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    var request = HttpRequest.newBuilder(URI.create(api + path)).method(method, content)
        .header("Content-Type", "application/json").header(header, value).build();
    var response = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    if (!response.contains("\"code\":\"200\"")) throw new Exception(response);
    return response;
  }
}
