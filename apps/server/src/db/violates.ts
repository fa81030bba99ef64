/** Whether an error reports a violation of a unique index whose name has this prefix. */
export function violates(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' && constraint?.startsWith(index) === true;
}
