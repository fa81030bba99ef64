/**
 * Calls back in a task of its own: after the first frame of a page that the server has drawn, so that its visitors read before the
 * scripts take it over, and at once where there is nothing to paint or nobody looks.
 */
export function whenPainted(document: Document, next: () => void): void {
  const isDrawn = document.getElementById('root')?.dataset['drawn'] !== undefined;
  if (isDrawn && !document.hidden) requestAnimationFrame(() => setTimeout(next));
  else setTimeout(next);
}
