/** A start that cannot go on; the message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
