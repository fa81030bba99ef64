/** A mistake in the calling code rather than a failure of a call. Its message names the parameter, never its secret value. */
export class UsageError extends TypeError {
  constructor(message: string, cause?: unknown) {
    super(`Huiqi SDK: ${message}`, cause === undefined ? undefined : { cause });
  }
}
