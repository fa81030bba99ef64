import type { ReportDocument, ReportDocumentSection } from '@huiqi/sdk/report';
import { formatText } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { DocumentPage } from '../../patterns/DocumentPage/DocumentPage.js';
import type { PageLink } from '../../patterns/page/types.js';
import { fillCopy } from '../../provider/copy.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { useReportsCopy } from './copy.js';
import { ReportBlocks } from './ReportBlocks.js';
import { ReportHead } from './ReportHead.js';
import type { SectionState, SectionStates } from './sectionState.js';

export interface ReportViewProps {
  readonly back: PageLink;
  readonly report: ReportDocument;
  /** Sections that are loading or failed, by id. */
  readonly states?: SectionStates | undefined;
  /** When the data was last read, formatted. */
  readonly updatedAt?: string | undefined;
  /** 刷新, 下载 PDF, 发送邮件, 打印. */
  readonly tools?: ReactNode;
  /** Status of the current action. */
  readonly notice?: ReactNode;
}

/** Distinct from the ids of the surrounding page. */
const anchorOf = (id: string) => `report-${id}`;

/**
 * A report on paper with its contents, down to the first part that is loading; every printed page repeats name, number and
 * disclaimer.
 */
export function ReportView(props: ReportViewProps) {
  const { back, report, states, updatedAt, tools, notice } = props;
  const copy = useReportsCopy();
  const { title, header } = report;
  // What follows a part of unknown height would move when it comes.
  const loading = report.sections.findIndex(({ id }) => states?.[id]?.status === 'loading');
  const sections = loading < 0 ? report.sections : report.sections.slice(0, loading + 1);
  const number = header.number ?? header.code;
  const label = header.number === undefined ? copy.creditCode : copy.reportNumber;
  return (
    <DocumentPage
      back={back}
      title={title}
      number={number ? { label, value: number } : undefined}
      date={fillCopy(copy.reportDate, { date: formatText(header.date) })}
      meta={updatedAt && <span>{fillCopy(copy.updatedAt, { time: updatedAt })}</span>}
      summary={<ReportHead header={header} />}
      tools={tools}
      notice={notice}
      sections={sections.map((section) => ({
        id: anchorOf(section.id),
        title: section.title,
        content: <SectionContent section={section} state={states?.[section.id]} />,
      }))}
      disclaimer={loading < 0 && (header.disclaimer || copy.disclaimer)}
    />
  );
}

interface SectionContentProps {
  readonly section: ReportDocumentSection;
  readonly state: SectionState | undefined;
}

function SectionContent({ section, state }: SectionContentProps) {
  const copy = useReportsCopy();
  if (state?.status === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{fillCopy(copy.loadingPart, { title: section.title })}</VisuallyHidden>
        <Skeleton lines={5} />
      </div>
    );
  if (state)
    return <ErrorPanel compact {...state.error} onRetry={state.retry} retrying={state.retrying} />;
  return <ReportBlocks section={section} />;
}
