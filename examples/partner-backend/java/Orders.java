/** The orders of a user that were made through the partner. */
class Orders {
  /** A page of them, newest first: JSON with `data.content` and `data.page`. */
  static String list(String user, int page) throws Exception {
    return read(user, "/order/user/page?index=" + page + "&size=10");
  }

  /** One order with its course. An order of another partner's page is refused as a missing one is. */
  static String get(String user, String id) throws Exception {
    if (!id.matches("[0-9A-Za-z-]{1,64}")) throw new Exception("This is no id of an order");
    return read(user, "/order/user/" + id);
  }

  static String read(String user, String path) throws Exception {
    var token = TokenExchange.text(TokenExchange.exchange(user), "token");
    return Platform.call("GET", path, "X-Access-Token", token, null);
  }
}
