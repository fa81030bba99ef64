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
  /** When the message becomes useless; it is not delivered after that. */
  readonly usefulUntil?: Date;
  /** Of e-mails only. */
  readonly attachments?: readonly Attachment[];
}

/** Accepts the messages of a call, which are stored with its writes and delivered later. */
export interface Messages {
  /** Whether messages can be sent through a channel at all. */
  has(channel: Channel): boolean;
  send(message: Message): void;
}

/** Stores messages until they are delivered. */
export interface MessageStore extends Pick<Messages, 'has'> {
  /** Stores messages in a transaction; they are delivered at least once, if and only if it commits. */
  store(tx: Queryable, messages: readonly Message[]): Promise<void>;
}

/** A message in the form drivers deliver. */
export interface RenderedMessage {
  /** The same for every attempt, so that a gateway can detect repetitions. */
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly template: TemplateName;
  readonly subject?: string;
  readonly text: string;
  readonly code?: string;
  readonly attachments?: readonly Attachment[];
}

/** Delivers a message or throws; `DeliveryError` tells whether a retry makes sense. */
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
