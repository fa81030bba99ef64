import { hasOwn } from '../builtins/hasOwn.js';
/** A message of either side. */
export interface BridgeMessage {
  /** Identifies the message, so that it gets one reply and runs once. */
  readonly id: string;
  readonly type: string;
  readonly payload: unknown;
}

/** The reply to a message. */
export interface BridgeReply {
  /** Id of the message. */
  readonly re: string;
  readonly ok: boolean;
  readonly payload: unknown;
  /** Reason of a refusal, such as UNKNOWN_TYPE. */
  readonly code: string | undefined;
}

export const maxFrameLength = 1024 * 1024;
/** Largest message whose frame (Base64, IV, tag) fits the limit. */
const maxMessageBytes = 760 * 1024;
const maxDepth = 32;
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const typePattern = /^[a-z][a-z0-9.-]{0,63}$/;
const codePattern = /^[A-Z][A-Z0-9_]{0,63}$/;

type Json = Record<string, unknown>;

/** Own property of a plain object; inherited ones are not part of a message. */
const own = (value: Json, name: string): unknown => (hasOwn(value, name) ? value[name] : undefined);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text nests deeper than any message; counts brackets only. */
export function tooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Parses JSON of bounded size and depth; undefined for anything else. */
export function parseBounded(text: string): unknown {
  if (text.length > maxFrameLength || tooDeep(text)) return undefined;
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** A message or a reply, or undefined when the value is neither. */
export function readMessage(value: unknown): BridgeMessage | BridgeReply | undefined {
  if (!isObject(value)) return undefined;
  const re = own(value, 're');
  if (re !== undefined) return readReply(value, re);
  const id = own(value, 'id');
  const type = own(value, 'type');
  if (typeof id !== 'string' || !idPattern.test(id)) return undefined;
  if (typeof type !== 'string' || !typePattern.test(type)) return undefined;
  return { id, type, payload: own(value, 'payload') };
}

function readReply(value: Json, re: unknown): BridgeReply | undefined {
  const ok = own(value, 'ok');
  const code = own(value, 'code');
  if (typeof re !== 'string' || !idPattern.test(re) || typeof ok !== 'boolean') return undefined;
  const named = typeof code === 'string' && codePattern.test(code) ? code : undefined;
  return { re, ok, payload: own(value, 'payload'), code: named };
}

export const isReply = (message: BridgeMessage | BridgeReply): message is BridgeReply =>
  're' in message;

/** Whether a message can become a frame: it is JSON and not too large. */
export function fits(message: object): boolean {
  try {
    return new TextEncoder().encode(JSON.stringify(message)).length <= maxMessageBytes;
  } catch {
    return false;
  }
}
