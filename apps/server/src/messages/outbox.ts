import type { Driver, RenderedMessage } from './message.js';

/** A message kept instead of sent, for people and tests who finish a flow without a phone. */
export interface OutboxEntry extends Omit<RenderedMessage, 'attachments' | 'template'> {
  readonly createdAt: string;
  /** Attachments with their size in bytes; the files themselves are not kept. */
  readonly attachments?: readonly { readonly fileName: string; readonly size: number }[];
}

const kept = 500;

/** Keeps the latest messages in memory instead of sending them. */
export class Outbox implements Driver {
  #entries: readonly OutboxEntry[] = [];

  constructor(private readonly now: () => Date) {}

  async deliver({ template: _template, attachments, ...message }: RenderedMessage): Promise<void> {
    const files = attachments?.map(({ fileName, content }) => ({ fileName, size: content.length }));
    const entry = {
      ...message,
      ...(files ? { attachments: files } : {}),
      createdAt: this.now().toISOString(),
    };
    this.#entries = [entry, ...this.#entries].slice(0, kept);
  }

  /** Newest first; of one recipient if asked for. */
  list(to?: string): readonly OutboxEntry[] {
    return to === undefined ? this.#entries : this.#entries.filter((entry) => entry.to === to);
  }
}
