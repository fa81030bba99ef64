import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a page into `#root`. */
export function drawPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
