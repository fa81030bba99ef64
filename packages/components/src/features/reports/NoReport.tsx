import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import type { PageLink } from '../../patterns/page/types.js';

export interface NoReportProps {
  readonly title: string;
  readonly line: string;
  /** The way on; there may be none. */
  readonly back: PageLink | undefined;
}

/** In the place of a report without data: none of its actions is offered (spec 2 §4). */
export function NoReport({ title, line, back }: NoReportProps) {
  const action = back && { label: back.label, href: back.href, onSelect: back.onOpen };
  return <EmptyState kind="never" heading="h1" title={title} line={line} action={action} />;
}
