import type { Driver, RenderedMessage } from './message.js';

/** A message that nobody sent, for people and tests who finish a flow without a phone. */
export interface OutboxEntry extends Omit<RenderedMessage, 'template'> {
  readonly createdAt: string;
}

const kept = 500;

/** Keeps the latest messages in memory instead of sending them. */
export class Outbox implements Driver {
  #entries: readonly OutboxEntry[] = [];

  constructor(private readonly now: () => Date) {}

  async deliver({ template: _template, ...message }: RenderedMessage): Promise<void> {
    const entry = { ...message, createdAt: this.now().toISOString() };
    this.#entries = [entry, ...this.#entries].slice(0, kept);
  }

  /** Newest first; of one recipient if asked for. */
  list(to?: string): readonly OutboxEntry[] {
    return to === undefined ? this.#entries : this.#entries.filter((entry) => entry.to === to);
  }
}
