import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { damaged, FileRefusal, withMacros, wrongContent } from '../FileRefusal.js';

const megabyte = 1_048_576;
/** Real documents have hundreds of entries; a text workbook inflates to about twenty times its size. */
const limits = { entries: 2_000, bytes: 100 * megabyte, ratio: 200, smallEntry: megabyte };

const bomb = () => new FileRefusal('文件解压后过大，请精简内容后上传');

const isUnsafeName = (name: string) =>
  name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');

/** Throws unless an archive's directory declares a document of ordinary size, before anything is inflated. */
function checkDirectory(
  entries: readonly Entry[],
  archiveBytes: number,
  maxInflated: number,
): void {
  if (entries.length === 0) throw damaged();
  if (entries.length > limits.entries) throw bomb();
  let inflated = 0;
  let deflated = 0;
  for (const { fileName, uncompressedSize, compressedSize, generalPurposeBitFlag } of entries) {
    if (isUnsafeName(fileName) || (generalPurposeBitFlag & 1) !== 0) throw damaged();
    if (/vbaProject\.bin$/i.test(fileName)) throw withMacros();
    inflated += uncompressedSize;
    deflated += compressedSize;
    const ratio = uncompressedSize / Math.max(1, compressedSize);
    if (uncompressedSize > limits.smallEntry && ratio > limits.ratio) throw bomb();
  }
  if (inflated > maxInflated) throw bomb();
  // Entries that share bytes inflate to more than their declared sum.
  if (deflated > archiveBytes) throw bomb();
}

/** Inflates an entry without storing it; yauzl fails if its length differs from the directory's. */
async function inflate(archive: ZipFile, entry: Entry): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(await archive.openReadStreamPromise(entry), nowhere);
}

/** Throws unless the list of content types names a main part with one of the media types (ECMA-376 part 2, 7.2.3). */
async function checkContentTypes(
  archive: ZipFile,
  entries: readonly Entry[],
  mediaType: string,
): Promise<void> {
  const list = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
  if (!list || list.uncompressedSize > limits.smallEntry) throw wrongContent();
  const xml = await text(await archive.openReadStreamPromise(list));
  if (!xml.includes(`${mediaType}.main+xml`)) throw wrongContent();
}

/**
 * Throws unless an Office document is a well-formed archive of ordinary size without macros. Relies on the directory:
 * the sizes in front of entries may be missing, or be 64-bit in a small file (APPNOTE 4.3.9.2).
 */
export async function checkArchive(
  content: Buffer,
  mediaType: string,
  maxInflated = limits.bytes,
): Promise<void> {
  let archive: ZipFile;
  try {
    archive = await fromBufferPromise(content, { lazyEntries: true });
  } catch {
    throw damaged();
  }
  if (archive.entryCount > limits.entries) throw bomb();
  const entries: Entry[] = [];
  try {
    for await (const entry of archive.eachEntry()) entries.push(entry);
    checkDirectory(entries, content.length, maxInflated);
    for (const entry of entries) await inflate(archive, entry);
    await checkContentTypes(archive, entries, mediaType);
  } catch (error) {
    throw error instanceof FileRefusal ? error : damaged();
  }
}
