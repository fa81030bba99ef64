import CFB from 'cfb';

/** Values of the first sheet of an Excel 97–2003 workbook with short texts, row by row. */
export function readXls(bytes: Buffer): (string | number)[][] {
  const entry = CFB.find(CFB.read(bytes, { type: 'buffer' }), 'Workbook');
  if (!entry) throw new Error('The file is no workbook');
  const stream = Buffer.from(entry.content);
  const texts: string[] = [];
  const rows: (string | number)[][] = [];
  let sheets = 0;
  for (let at = 0; at + 4 <= stream.length && sheets < 2;) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const data = stream.subarray(at + 4, at + 4 + length);
    // The table of texts and what it goes on in; short texts are never torn.
    if (type === 0xfc) texts.push(...textsOf(data.subarray(8)));
    if (type === 0x3c) texts.push(...textsOf(data));
    if (type === 0xfd || type === 0x0203) {
      const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
      const value = type === 0xfd ? texts[data.readUInt32LE(6)] : data.readDoubleLE(6);
      if (value === undefined) throw new Error(`Cell ${row}/${column} has no text`);
      (rows[row] ??= [])[column] = value;
    }
    // The end of the globals, then of the first sheet.
    if (type === 0x0a) sheets += 1;
    at += 4 + length;
  }
  return rows;
}

function textsOf(data: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < data.length;) {
    const wide = data.readUInt8(at + 2) === 1;
    const end = at + 3 + data.readUInt16LE(at) * (wide ? 2 : 1);
    texts.push(data.toString(wide ? 'utf16le' : 'latin1', at + 3, end));
    at = end;
  }
  return texts;
}
