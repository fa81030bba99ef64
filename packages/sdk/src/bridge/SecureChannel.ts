import { fromBase64, toBase64, toBytes, toText } from './bytes.js';
import { hostError } from './hostError.js';
import { associatedData, deriveKeys, type SessionSecret, type Side } from './keys.js';
import { gcmSealer, macSealer, type Sealer } from './sealers.js';

export type SealAlgorithm = 'gcm' | 'mac';

/**
 * Frames that cannot be read, changed, replayed, reordered or reflected: each is bound to session, direction and a counter
 * that only grows.
 */
export class SecureChannel {
  readonly #session: string;
  readonly #side: Side;
  readonly #write: Sealer;
  readonly #read: Sealer;
  #written = 0;
  #seen = 0;

  private constructor(session: string, side: Side, write: Sealer, read: Sealer) {
    this.#session = session;
    this.#side = side;
    this.#write = write;
    this.#read = read;
  }

  static async open(
    shared: SessionSecret,
    side: Side,
    algorithm: SealAlgorithm,
  ): Promise<SecureChannel> {
    const make = algorithm === 'gcm' ? gcmSealer : macSealer;
    const other: Side = side === 'page' ? 'shell' : 'page';
    const [write, read] = await Promise.all([
      make(deriveKeys(shared, side)),
      make(deriveKeys(shared, other)),
    ]);
    return new SecureChannel(shared.session, side, write, read);
  }

  /** One frame: `sequence.iv.data`, the last two in Base64. */
  async seal(text: string): Promise<string> {
    this.#written += 1;
    const sequence = this.#written;
    const bound = associatedData(this.#session, this.#side, sequence);
    const { iv, data } = await this.#write.seal(toBytes(text), bound);
    return `${sequence}.${toBase64(iv)}.${toBase64(data)}`;
  }

  /** The text of a frame. Throws the same HuiqiError (BRIDGE_UNREADABLE) whatever is wrong with it. */
  async read(frame: string): Promise<string> {
    try {
      const parts = /^([1-9]\d{0,14})\.([A-Za-z0-9+/=]{1,32})\.([A-Za-z0-9+/=]+)$/.exec(frame);
      const [, counter = '', iv = '', data = ''] = parts ?? [];
      const sequence = Number(counter);
      const other: Side = this.#side === 'page' ? 'shell' : 'page';
      const bound = associatedData(this.#session, other, sequence);
      const sealed = { iv: fromBase64(iv), data: fromBase64(data) };
      if (sealed.iv.length !== this.#read.ivLength) throw new Error('iv');
      const plain = await this.#read.open(sealed, bound);
      // After authentication: only a genuine frame may move the counter.
      if (sequence <= this.#seen) throw new Error('replay');
      this.#seen = sequence;
      return toText(plain);
    } catch {
      throw hostError('BRIDGE_UNREADABLE');
    }
  }
}
