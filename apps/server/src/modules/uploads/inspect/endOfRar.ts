interface Block {
  readonly end: number;
  /** The end of the archive, or of what is readable without a password. */
  readonly isLast: boolean;
}

/** A number stored as seven bits per byte, lowest first, and its end offset (RAR 5.0 technote). */
function readNumber(content: Buffer, from: number): readonly [value: number, end: number] {
  let value = 0;
  for (let at = from, factor = 1; ; at += 1, factor *= 128) {
    const byte = content.readUInt8(at);
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return [value, at + 1];
  }
}

function block5(content: Buffer, at: number): Block {
  const [size, begin] = readNumber(content, at + 4);
  const [type, afterType] = readNumber(content, begin);
  const [flags, afterFlags] = readNumber(content, afterType);
  const afterExtra = (flags & 1) === 0 ? afterFlags : readNumber(content, afterFlags)[1];
  const data = (flags & 2) === 0 ? 0 : readNumber(content, afterExtra)[0];
  return { end: begin + size + data, isLast: size === 0 || type === 4 || type === 5 };
}

function block4(content: Buffer, at: number): Block {
  const type = content.readUInt8(at + 2);
  const flags = content.readUInt16LE(at + 3);
  const size = content.readUInt16LE(at + 5);
  const data = (flags & 0x8000) === 0 ? 0 : content.readUInt32LE(at + 7);
  const isEncrypted = type === 0x73 && (flags & 0x80) !== 0;
  return { end: at + size + data, isLast: size < 7 || isEncrypted || type === 0x7b };
}

/** End of a RAR archive's blocks, as far as they are readable. */
export function endOfRar(content: Buffer): number {
  // RAR 5's signature is a byte longer than RAR 4's.
  const is5 = content[6] === 1;
  let end = is5 ? 8 : 7;
  try {
    for (;;) {
      const block = is5 ? block5(content, end) : block4(content, end);
      if (block.end > content.length) return end;
      ({ end } = block);
      if (block.isLast) return end;
    }
  } catch {
    // Cut off within a header.
    return end;
  }
}
