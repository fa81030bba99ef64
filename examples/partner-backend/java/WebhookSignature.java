import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.time.Instant;
import java.util.*;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class WebhookSignature {
  /** Whether one of the secrets signed the body, as it arrived, at most five minutes from now. */
  static boolean verify(byte[] body, String header, List<String> secrets) throws Exception {
    return verify(body, header, secrets, Instant.now().getEpochSecond());
  }

  static boolean verify(byte[] body, String header, List<String> secrets, long now) throws Exception {
    var parts = Stream.of((header == null ? "" : header).split(",")).map(String::trim).toList();
    var times = parts.stream().filter(part -> part.startsWith("t=")).map(part -> part.substring(2)).toList();
    if (times.size() != 1 || !times.get(0).matches("[0-9]{1,12}")) return false;
    if (Math.abs(now - Long.parseLong(times.get(0))) > 300) return false;
    for (var secret : secrets) {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
      mac.update((times.get(0) + ".").getBytes(UTF_8));
      var own = ("v1=" + HexFormat.of().formatHex(mac.doFinal(body))).getBytes(UTF_8);
      for (var part : parts) if (MessageDigest.isEqual(own, part.getBytes(UTF_8))) return true;
    }
    return false;
  }
}
