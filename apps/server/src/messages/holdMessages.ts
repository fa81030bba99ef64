import type { Queryable } from '../db/database.js';
import type { Message, Messages, MessageStore } from './message.js';

/** The messages of one call. */
export interface HeldMessages extends Messages {
  /** Stores the messages sent so far, once. */
  store(tx: Queryable): Promise<void>;
}

/** Holds a call's messages until its writes are made, and stores them together; those of a failed call are dropped. */
export function holdMessages(messages: MessageStore): HeldMessages {
  const held: Message[] = [];
  return {
    has: (channel) => messages.has(channel),
    send: (message) => void held.push(message),
    store: (tx) => messages.store(tx, held.splice(0)),
  };
}
