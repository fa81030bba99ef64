import type { ReportBlock, ReportDocumentSection } from '@huiqi/sdk/report';
import { useReportsCopy } from './copy.js';
import { ReportChartPlace } from './ReportChartPlace.js';
import { ReportFactList } from './ReportFactList.js';
import { ReportTableBlock } from './ReportTableBlock.js';
import * as css from './reports.css.js';

function nameOf(block: ReportBlock): string {
  switch (block.kind) {
    case 'facts':
      return `facts ${block.items[0]?.term ?? ''}`;
    case 'note':
      return `note ${block.text}`;
    default:
      return `${block.kind} ${block.caption}`;
  }
}

/** The content of a section; an unreadable one says so first. */
export function ReportBlocks({ section }: { readonly section: ReportDocumentSection }) {
  const copy = useReportsCopy();
  const { title, valid, blocks } = section;
  return (
    <>
      {!valid && <p className={css.missing}>{copy.noData}</p>}
      {blocks.map((block) => (
        <Block key={nameOf(block)} block={block} section={title} />
      ))}
    </>
  );
}

function Block({ block, section }: { readonly block: ReportBlock; readonly section: string }) {
  switch (block.kind) {
    case 'facts':
      return <ReportFactList block={block} />;
    case 'table':
      return <ReportTableBlock block={block} section={section} />;
    case 'note':
      return <p className={css.note}>{block.text}</p>;
    default:
      return <ReportChartPlace block={block} />;
  }
}
