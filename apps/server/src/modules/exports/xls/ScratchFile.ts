import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const chunkSize = 256 * 1024;

/** A temporary file, unlinked as soon as it is open: its space is freed once it is closed, also if the process dies. */
export class ScratchFile {
  readonly #handle: FileHandle;
  size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async open(): Promise<ScratchFile> {
    const path = join(tmpdir(), `huiqi-export-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new ScratchFile(handle);
  }

  async append(bytes: Buffer): Promise<void> {
    await this.writeAt(bytes, this.size);
    this.size += bytes.length;
  }

  /** Overwrites a value that was unknown when it was appended. */
  async writeAt(bytes: Buffer, position: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#handle.write(bytes, done, undefined, position + done);
      done += bytesWritten;
    }
  }

  async *read(): AsyncGenerator<Buffer> {
    for (let position = 0; position < this.size;) {
      const chunk = Buffer.allocUnsafe(Math.min(chunkSize, this.size - position));
      const { bytesRead } = await this.#handle.read(chunk, 0, chunk.length, position);
      if (bytesRead === 0) throw new Error('A scratch file has lost its end');
      position += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  }

  /** The whole file as a stream, whose end closes it. */
  stream(): Readable {
    const content = Readable.from(this.read(), { objectMode: false });
    // One that fails to close ends with the process and has no name to leave behind.
    content.once('close', () => void this.close().catch(() => undefined));
    return content;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
