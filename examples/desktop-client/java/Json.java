import java.util.*;

/** The JSON of messages, 32 levels deep at most. Use your own library; the JDK has none. */
class Json {
  private final String text;
  private int at;

  private Json(String text) { this.text = text; }

  /** Maps, lists, text, numbers, truth values and null. */
  static Object parse(String text) {
    var json = new Json(text);
    var value = json.value(0);
    if (json.next() != 0) throw new IllegalArgumentException("more than one value");
    return value;
  }

  static String quote(String text) {
    var out = new StringBuilder("\"");
    for (var c : text.toCharArray())
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    return out.append('"').toString();
  }

  private char next() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean take(char expected) {
    if (next() != expected) return false;
    at++;
    return true;
  }

  private void need(boolean fits) {
    if (!fits) throw new IllegalArgumentException("no JSON");
  }

  private Object value(int depth) {
    need(depth <= 32);
    if (next() == '"') return string();
    if (take('{')) {
      var map = new LinkedHashMap<String, Object>();
      while (!take('}')) {
        need(map.isEmpty() || take(','));
        need(next() == '"');
        var name = string();
        need(take(':'));
        map.put(name, value(depth + 1));
      }
      return map;
    }
    if (take('[')) {
      var list = new ArrayList<Object>();
      while (!take(']')) {
        need(list.isEmpty() || take(','));
        list.add(value(depth + 1));
      }
      return list;
    }
    var start = at;
    while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
    var word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> Double.valueOf(word);
    };
  }

  private String string() {
    var out = new StringBuilder();
    for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
      var c = text.charAt(at);
      need(c >= ' ');
      if (c != '\\') { out.append(c); continue; }
      need(++at < text.length());
      switch (text.charAt(at)) {
        case 'n' -> out.append('\n');
        case 't' -> out.append('\t');
        case 'r' -> out.append('\r');
        case 'b' -> out.append('\b');
        case 'f' -> out.append('\f');
        case 'u' -> {
          need(at + 4 < text.length());
          out.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
          at += 4;
        }
        default -> out.append(text.charAt(at));
      }
    }
    need(at++ < text.length());
    return out.toString();
  }
}
