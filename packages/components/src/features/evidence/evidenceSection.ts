import type { ReactNode } from 'react';

/** The section of a desk's detail that shows the evidence. */
export const evidenceSection = (content: ReactNode, title: string) =>
  content ? [{ id: 'evidence', title, width: 'full' as const, content }] : [];
