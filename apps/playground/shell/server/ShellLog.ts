export interface LogEntry {
  readonly number: number;
  readonly at: string;
  /** Window of the client, such as `view-1`; empty for what concerns none. */
  readonly view: string;
  /** `in`: from the page; `out`: to the page; `note`: what happened. */
  readonly direction: 'in' | 'out' | 'note';
  readonly text: string;
  /** The message without secrets. */
  readonly message?: string;
  /** Start of what went over the wire. */
  readonly frame?: string;
}

const kept = 400;
const shown = 160;
/** Values that must stay out of logs, by the name of their property (ASVS 16.2.5). */
const secretName = /token|secret|key|password|phone|credit_?code|authorization|cookie|name$|body/i;

/** A message as it may be shown: without values that are secrets or tell who somebody is. */
export function masked(message: unknown): string {
  const text = JSON.stringify(message, (name, value: unknown) =>
    secretName.test(name) && typeof value === 'string' && value !== '' ? '●●●' : value,
  );
  // Addresses may carry a token in their query.
  const safe = (text ?? '').replaceAll(/([?&](?:token|code)=)[^&"#]*/gi, '$1●●●');
  return safe.length > 2_000 ? `${safe.slice(0, 2_000)}…` : safe;
}

/** The latest entries, and who follows them. Nothing is written to a file or the terminal. */
export class ShellLog {
  #entries: readonly LogEntry[] = [];
  #count = 0;
  readonly #onEntry: (entry: LogEntry) => void;

  constructor(onEntry: (entry: LogEntry) => void) {
    this.#onEntry = onEntry;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  add(
    direction: LogEntry['direction'],
    view: string,
    text: string,
    more: { readonly message?: unknown; readonly frame?: string } = {},
  ): void {
    this.#count += 1;
    const entry: LogEntry = {
      number: this.#count,
      at: new Date().toISOString(),
      view,
      direction,
      text,
      ...(more.message === undefined ? {} : { message: masked(more.message) }),
      ...(more.frame === undefined ? {} : { frame: more.frame.slice(0, shown) }),
    };
    this.#entries = [...this.#entries, entry].slice(-kept);
    this.#onEntry(entry);
  }

  clear(): void {
    this.#entries = [];
  }
}
