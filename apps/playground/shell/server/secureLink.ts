import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { gcmSealer, macSealer, type Sealer } from './sealers.js';
import { type ShellLink, Unreadable } from './ShellLink.js';

const label = 'huiqi-bridge/1';
export const protocolVersion = 1;

interface Hello {
  readonly module: number;
  readonly session: string;
  readonly challenge: string;
  readonly algorithm: 'gcm' | 'mac';
}

export interface Accepted {
  readonly module: number;
  readonly algorithm: 'gcm' | 'mac';
  /** The reply to the hello. */
  readonly welcome: string;
  readonly link: ShellLink;
}

const is16Bytes = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9+/]{22}==$/.test(text);

function readHello(text: string): Hello {
  try {
    const hello = JSON.parse(text) as Partial<Record<keyof Hello | 't' | 'v', unknown>>;
    const { algorithm, challenge, module, session } = hello;
    const known = algorithm === 'gcm' || algorithm === 'mac';
    if (hello.t !== 'hello' || hello.v !== protocolVersion || !known) throw new Unreadable();
    if (!is16Bytes(session) || !is16Bytes(challenge)) throw new Unreadable();
    if (module !== 7 && module !== 1) throw new Unreadable();
    return { algorithm, challenge, module, session };
  } catch {
    throw new Unreadable();
  }
}

class SecureLink implements ShellLink {
  #written = 0;
  #seen = 0;

  constructor(
    readonly name: string,
    private readonly session: string,
    private readonly write: Sealer,
    private readonly page: Sealer,
  ) {}

  seal(text: string): string {
    this.#written += 1;
    const bound = this.#bound('shell', this.#written);
    const { iv, data } = this.write.seal(Buffer.from(text), bound);
    return `${this.#written}.${iv.toString('base64')}.${data.toString('base64')}`;
  }

  read(frame: string): string {
    try {
      const parts = /^([1-9]\d{0,14})\.([A-Za-z0-9+/=]{1,32})\.([A-Za-z0-9+/=]+)$/.exec(frame);
      const [, counter = '', ivText = '', text = ''] = parts ?? [];
      const iv = Buffer.from(ivText, 'base64');
      if (iv.length !== this.page.ivLength) throw new Unreadable();
      const sequence = Number(counter);
      const bound = this.#bound('page', sequence);
      const plain = this.page.open(iv, Buffer.from(text, 'base64'), bound);
      // After authentication: only a genuine frame may move the counter.
      if (sequence <= this.#seen) throw new Unreadable();
      this.#seen = sequence;
      return new TextDecoder('utf-8', { fatal: true }).decode(plain);
    } catch {
      throw new Unreadable();
    }
  }

  #bound = (writer: 'page' | 'shell', sequence: number) =>
    Buffer.from(`${label}|${this.session}|${writer}|${sequence}`);
}

/** Replies to the page's hello: proves that this side knows the secret and derives the connection's keys. */
export function acceptHello(text: string, secret: Buffer): Accepted {
  const { algorithm, challenge, module, session } = readHello(text);
  const name = `${session}/${module}/${algorithm}`;
  const own = randomBytes(16).toString('base64');
  const proof = createHmac('sha256', secret)
    .update(`${label}/proof/shell|${name}|${challenge}|${own}`)
    .digest('base64');
  const keysOf = (writer: string) =>
    Buffer.from(
      hkdfSync('sha256', secret, `${name}|${challenge}|${own}`, `${label}/${writer}`, 64),
    );
  const sealer = algorithm === 'gcm' ? gcmSealer : macSealer;
  const link = new SecureLink(algorithm, name, sealer(keysOf('shell')), sealer(keysOf('page')));
  const welcome = JSON.stringify({ v: protocolVersion, challenge: own, proof });
  return { module, algorithm, welcome, link };
}
