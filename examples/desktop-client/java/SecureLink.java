import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.*;
import java.util.*;
import java.util.regex.Pattern;
import javax.crypto.*;
import javax.crypto.spec.*;

/** One connection of the authenticated protocol: the shell's end of the handshake, then frames. */
class SecureLink {
  static final String label = "huiqi-bridge/1";
  static final Pattern frame = Pattern.compile("([1-9][0-9]{0,14})\\.([A-Za-z0-9+/=]{1,32})\\.([A-Za-z0-9+/=]+)");
  static final Pattern bytes16 = Pattern.compile("[A-Za-z0-9+/]{22}==");
  static final SecureRandom random = new SecureRandom();

  /** The reply to the page's hello. */
  final String welcome;
  private final String session;
  private final boolean isGcm;
  private final byte[] writeKeys, readKeys;
  private long written, seen;

  SecureLink(String hello, byte[] secret) throws Exception {
    var said = (Map<?, ?>) Json.parse(hello);
    var module = said.get("module") instanceof Double number ? number.intValue() : 0;
    var algorithm = String.valueOf(said.get("algorithm"));
    var own = Base64.getEncoder().encodeToString(fresh(16));
    var id = String.valueOf(said.get("session"));
    var challenge = String.valueOf(said.get("challenge"));
    if (!"hello".equals(said.get("t")) || !Double.valueOf(1).equals(said.get("v"))
        || (module != 7 && module != 1) || !List.of("gcm", "mac").contains(algorithm)
        || !bytes16.matcher(id).matches() || !bytes16.matcher(challenge).matches())
      throw new GeneralSecurityException("no hello");
    session = id + "/" + module + "/" + algorithm;
    isGcm = algorithm.equals("gcm");
    var both = session + "|" + challenge + "|" + own;
    var proof = hmac(secret, (label + "/proof/shell|" + both).getBytes(UTF_8));
    welcome = "{\"v\":1,\"challenge\":\"" + own + "\",\"proof\":\"" + Base64.getEncoder().encodeToString(proof) + "\"}";
    writeKeys = hkdf(secret, both, label + "/shell");
    readKeys = hkdf(secret, both, label + "/page");
  }

  String seal(String text) throws Exception {
    var bound = bound("shell", ++written);
    var iv = fresh(isGcm ? 12 : 16);
    var data = cipher(Cipher.ENCRYPT_MODE, writeKeys, iv, bound).doFinal(text.getBytes(UTF_8));
    if (!isGcm) data = join(data, tag(writeKeys, bound, iv, data));
    var base64 = Base64.getEncoder();
    return written + "." + base64.encodeToString(iv) + "." + base64.encodeToString(data);
  }

  /** The text of a frame; throws for one that the page did not write now, whatever is wrong with it. */
  String open(String text) throws Exception {
    var parts = frame.matcher(text);
    if (!parts.matches()) throw new GeneralSecurityException();
    var counter = Long.parseLong(parts.group(1));
    var iv = Base64.getDecoder().decode(parts.group(2));
    var data = Base64.getDecoder().decode(parts.group(3));
    var bound = bound("page", counter);
    if (iv.length != (isGcm ? 12 : 16)) throw new GeneralSecurityException();
    if (!isGcm) {
      var end = Math.max(0, data.length - 32);
      var given = Arrays.copyOfRange(data, end, data.length);
      data = Arrays.copyOf(data, end);
      if (!MessageDigest.isEqual(given, tag(readKeys, bound, iv, data))) throw new GeneralSecurityException();
    }
    var plain = cipher(Cipher.DECRYPT_MODE, readKeys, iv, bound).doFinal(data);
    // After authentication: only a genuine frame may move the counter.
    if (counter <= seen) throw new GeneralSecurityException();
    seen = counter;
    return new String(plain, UTF_8);
  }

  private byte[] bound(String writer, long counter) {
    return (label + "|" + session + "|" + writer + "|" + counter).getBytes(UTF_8);
  }

  private Cipher cipher(int mode, byte[] keys, byte[] iv, byte[] bound) throws Exception {
    var key = new SecretKeySpec(keys, 0, 32, "AES");
    var cipher = Cipher.getInstance(isGcm ? "AES/GCM/NoPadding" : "AES/CBC/PKCS5Padding");
    cipher.init(mode, key, isGcm ? new GCMParameterSpec(128, iv) : new IvParameterSpec(iv));
    if (isGcm) cipher.updateAAD(bound);
    return cipher;
  }

  private static byte[] tag(byte[] keys, byte[] bound, byte[] iv, byte[] data) throws Exception {
    byte[] lengths = {(byte) (bound.length >>> 8), (byte) bound.length, (byte) iv.length};
    return hmac(Arrays.copyOfRange(keys, 32, 64), lengths, bound, iv, data);
  }

  /** HKDF-SHA-256 (RFC 5869): 64 bytes. */
  private static byte[] hkdf(byte[] secret, String salt, String info) throws Exception {
    var key = hmac(salt.getBytes(UTF_8), secret);
    var first = hmac(key, info.getBytes(UTF_8), new byte[] {1});
    return join(first, hmac(key, first, info.getBytes(UTF_8), new byte[] {2}));
  }

  private static byte[] hmac(byte[] key, byte[]... parts) throws Exception {
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    for (var part : parts) mac.update(part);
    return mac.doFinal();
  }

  private static byte[] fresh(int count) {
    var bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] join(byte[] a, byte[] b) {
    var both = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, both, a.length, b.length);
    return both;
  }
}
