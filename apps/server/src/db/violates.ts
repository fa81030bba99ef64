/** Whether an error says that a write would break a unique index whose name begins so. */
export function violates(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' && constraint?.startsWith(index) === true;
}
