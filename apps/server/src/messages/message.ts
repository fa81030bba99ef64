import type { Queryable } from '../db/database.js';
import type { outgoingMessages } from '../schema/outgoingMessages.js';
import type { TemplateName, TemplateValues } from './templates.js';

export type Channel = (typeof outgoingMessages.$inferSelect)['channel'];

/** A file that goes with an e-mail. */
export interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A message to one person. */
export interface Message {
  readonly channel: Channel;
  /** Mobile number or e-mail address. */
  readonly to: string;
  readonly template: TemplateName;
  readonly values: TemplateValues;
  /** When nobody can use the message any more; it is not delivered later than that. */
  readonly usefulUntil?: Date;
  /** Of e-mails only. */
  readonly attachments?: readonly Attachment[];
}

/** Accepts the messages of a call, which are stored with its writes and delivered later. */
export interface Messages {
  /** Whether messages of a channel can be sent at all. */
  has(channel: Channel): boolean;
  send(message: Message): void;
}

/** Keeps messages until they are delivered. */
export interface MessageStore extends Pick<Messages, 'has'> {
  /** Stores messages in a transaction; they are delivered, at least once, if and only if it commits. */
  store(tx: Queryable, messages: readonly Message[]): Promise<void>;
}

/** A message as drivers deliver it. */
export interface RenderedMessage {
  /** The same for every attempt, so that a gateway can tell a repetition. */
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly template: TemplateName;
  readonly subject?: string;
  readonly text: string;
  readonly code?: string;
  readonly attachments?: readonly Attachment[];
}

/** Delivers a message or throws; `DeliveryError` says whether another attempt makes sense. */
export interface Driver {
  deliver(message: RenderedMessage, signal: AbortSignal): Promise<void>;
}

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    message: string,
    readonly isLasting: boolean,
  ) {
    super(message);
  }
}
