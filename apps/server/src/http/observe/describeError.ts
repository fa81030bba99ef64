import { safeMessage } from '../../text/safeMessage.js';
import { scrub } from '../../text/scrub.js';

interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly table?: unknown;
  readonly constraint?: unknown;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? scrub(value) : undefined;

/** Only the stack frames: the text above them repeats the message, which may contain user input. */
function framesOf({ stack, message }: Thrown): string {
  if (typeof stack !== 'string') return '';
  const below = typeof message === 'string' ? stack.split(message).at(-1) : stack;
  return (below ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

// Not an interface, because the framework needs an index signature.
type ErrorLine = {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly table: string | undefined;
  readonly constraint: string | undefined;
  readonly stack: string;
  readonly cause: ErrorLine | undefined;
};

/** Returns the log fields of an error. */
export function describeError(error: unknown, depth = 0): ErrorLine {
  const thrown = (
    typeof error === 'object' && error !== null ? error : { message: error }
  ) as Thrown;
  const { cause } = thrown;
  return {
    type: textOf(thrown.name) ?? typeof error,
    message: safeMessage(thrown),
    code: textOf(thrown.code),
    table: textOf(thrown.table),
    constraint: textOf(thrown.constraint),
    stack: framesOf(thrown),
    cause: cause === undefined || depth >= 3 ? undefined : describeError(cause, depth + 1),
  };
}
