import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class WebhookSignature {
  static final String[] secrets = System.getenv("HUIQI_WEBHOOK_SECRETS").split(",");

  /** Whether one of our secrets signed the body within the last five minutes. */
  static boolean verify(byte[] body, String header) throws Exception {
    var parts = header == null ? List.<String>of() : List.of(header.split(","));
    var time = parts.stream().filter(p -> p.startsWith("t=")).findFirst().orElse("t=0").substring(2);
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(time)) > 300) return false;
    for (var secret : secrets) {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
      mac.update((time + ".").getBytes(UTF_8));
      var own = ("v1=" + HexFormat.of().formatHex(mac.doFinal(body))).getBytes(UTF_8);
      for (var part : parts) if (MessageDigest.isEqual(own, part.getBytes(UTF_8))) return true;
    }
    return false;
  }
}
