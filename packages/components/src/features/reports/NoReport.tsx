import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import type { PageLink } from '../../patterns/page/types.js';

export interface NoReportProps {
  readonly title: string;
  readonly line: string;
  /** A link to continue, if any. */
  readonly back: PageLink | undefined;
}

/** Shown instead of a report without data, without any actions (spec 2 §4). */
export function NoReport({ title, line, back }: NoReportProps) {
  const action = back && { label: back.label, href: back.href, onSelect: back.onOpen };
  return <EmptyState kind="never" heading="h1" title={title} line={line} action={action} />;
}
