import java.util.*;

class Check {
  public static void main(String[] args) throws Exception {
    var lines = new Scanner(System.in);
    while (lines.hasNextLine()) {
      var parts = lines.nextLine().split("\t", -1);
      var body = Base64.getDecoder().decode(parts[3]);
      System.out.println(WebhookSignature.verify(body, parts[1], List.of(parts[2].split(" ")), Long.parseLong(parts[0])));
    }
  }
}
