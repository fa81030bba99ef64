import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.*;
import java.net.Socket;
import java.security.MessageDigest;
import java.util.*;

/** The server's end of a WebSocket (RFC 6455): text alone, no compression, 1 MiB at most. */
class PageSocket implements Closeable {
  static final int maxBytes = 1 << 20, maxFragments = 16;
  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;

  /** Accepts the upgrade of a page whose `Host` and `Origin` are allowed: of no other page, and of no name that resolves here. */
  PageSocket(Socket socket, Set<String> hosts, Set<String> origins) throws Exception {
    this.socket = socket;
    // Of the handshake; a page then sends a ping every 15 seconds.
    socket.setSoTimeout(10_000);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    out = socket.getOutputStream();
    var request = line();
    var headers = new HashMap<String, String>();
    for (var line = line(); !line.isEmpty(); line = line()) {
      var colon = line.indexOf(':');
      if (colon < 1 || headers.size() > 50) throw new IOException("no request");
      headers.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).trim());
    }
    var key = headers.get("sec-websocket-key");
    if (!request.equals("GET /bridge HTTP/1.1") || key == null
        || !hosts.contains(headers.get("host")) || !origins.contains(headers.get("origin"))) {
      out.write("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n".getBytes(ISO_8859_1));
      throw new IOException("refused");
    }
    var digest = MessageDigest.getInstance("SHA-1").digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(ISO_8859_1));
    out.write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
        + Base64.getEncoder().encodeToString(digest) + "\r\n\r\n").getBytes(ISO_8859_1));
  }

  /** The page has proved itself; one that is silent for a minute is gone. */
  void trust() throws IOException { socket.setSoTimeout(60_000); }

  /** The next text, or null at the end. */
  String read() throws IOException {
    var text = new ByteArrayOutputStream();
    for (var fragments = 0; fragments < maxFragments; ) {
      int first = in.read();
      if (first < 0) return null;
      var opcode = first & 15;
      var data = payload(opcode < 8 ? maxBytes - text.size() : 125);
      if (opcode == 8) return null;
      if (opcode == 9) write(10, data);
      if (opcode > 8) continue;
      // Continuations follow a text; binary data is no message.
      if ((first & 0x70) != 0 || opcode != (fragments++ == 0 ? 1 : 0)) return null;
      text.write(data);
      if ((first & 128) != 0) return text.toString(UTF_8);
    }
    return null;
  }

  synchronized void send(String text) throws IOException { write(1, text.getBytes(UTF_8)); }

  @Override public void close() throws IOException { socket.close(); }

  private byte[] payload(int most) throws IOException {
    var second = in.readUnsignedByte();
    long length = second & 127;
    if (length == 126) length = in.readUnsignedShort();
    else if (length == 127) length = in.readLong();
    if ((second & 128) == 0 || length < 0 || length > most) throw new IOException("frame");
    var mask = in.readNBytes(4);
    var data = in.readNBytes((int) length);
    for (var at = 0; at < data.length; at++) data[at] ^= mask[at & 3];
    return data;
  }

  private synchronized void write(int opcode, byte[] data) throws IOException {
    var frame = new ByteArrayOutputStream();
    var head = new DataOutputStream(frame);
    head.write(128 | opcode);
    if (data.length < 126) head.write(data.length);
    else if (data.length < 1 << 16) { head.write(126); head.writeShort(data.length); }
    else { head.write(127); head.writeLong(data.length); }
    head.write(data);
    out.write(frame.toByteArray());
  }

  private String line() throws IOException {
    var line = new ByteArrayOutputStream();
    for (var c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
      if (line.size() > 4096) throw new IOException("line");
      if (c != '\r') line.write(c);
    }
    return line.toString(ISO_8859_1);
  }
}
