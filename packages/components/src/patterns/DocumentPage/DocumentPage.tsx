import { elementWith } from '../../ui/shared/elementWith.js';
import { scrollIntoView } from '../../ui/shared/scrollIntoView.js';
import { useRef, type ReactNode } from 'react';
import { CopyableCode } from '../page/CopyableCode.js';
import { PrintHead } from '../page/PrintHead.js';
import { printBody, printSheet } from '../page/printSheet.css.js';
import type { PageLink } from '../page/types.js';
import { DocumentContents } from './DocumentContents.js';
import * as css from './DocumentPage.css.js';
import { DocumentSections } from './DocumentSections.js';
import { DocumentToolbar } from './DocumentToolbar.js';
import { numberSections, type DocumentSection } from './numberSections.js';
import { useCurrentHeading } from './useCurrentHeading.js';
import { usePageCopy } from '../page/copy.js';

export interface DocumentPageProps {
  readonly back: PageLink;
  /** The page's h1; repeated on every printed page. */
  readonly title: string;
  /** Repeated on every printed page. */
  readonly number?: { readonly label: string; readonly value: string } | undefined;
  /** 报告日期 2026-11-20. */
  readonly date: string;
  /** Further facts under the title, such as the company. */
  readonly meta?: ReactNode;
  /** Under the head, before the first section: the subject. */
  readonly summary?: ReactNode;
  /** 下载, 打印. */
  readonly tools?: ReactNode;
  /** Between toolbar and paper: the current action and its result. Not printed. */
  readonly notice?: ReactNode;
  readonly sections: readonly DocumentSection[];
  /** At the end of the paper and on every printed page. */
  readonly disclaimer?: ReactNode;
  /** Defaults to 目录. */
  readonly contentsLabel?: string | undefined;
}

/** A report or long text on paper, with its contents; prints without the surrounding page. */
export function DocumentPage(props: DocumentPageProps) {
  const { back, title, number, date, meta, tools, sections, disclaimer } = props;
  const copy = usePageCopy();
  const { summary, notice, contentsLabel = copy.contents } = props;
  const paper = useRef<HTMLElement>(null);
  // 明月食品有限公司(分析报告): what is in brackets stays on one line.
  const [kind = ''] = /\([^()]{1,8}\)$/.exec(title) ?? [];
  const headings = numberSections(sections);
  const current = useCurrentHeading(
    paper,
    headings.map(({ id }) => id),
  );
  const jump = (id: string) => {
    const heading = elementWith(paper.current, 'id', id);
    if (!heading) return;
    scrollIntoView(heading);
    heading.focus({ preventScroll: true });
  };
  const contents = { headings, current, onJump: jump };
  return (
    <div className={css.page}>
      <DocumentToolbar {...contents} {...{ back, date, tools, contentsLabel }} />
      {notice}
      <div className={css.columns}>
        <DocumentContents {...contents} label={contentsLabel} />
        <article ref={paper} className={`${css.paper} ${printSheet}`}>
          <PrintHead title={title} facts={[number?.value, date]} />
          <div className={printBody}>
            <header className={css.head}>
              <h1 className={css.title} tabIndex={-1}>
                {title.slice(0, title.length - kind.length)}
                {kind && <span className={css.kind}>{kind}</span>}
              </h1>
              <div className={css.meta}>
                {number && <CopyableCode {...number} />}
                <span>{date}</span>
                {meta}
              </div>
            </header>
            {summary && <div className={css.summary}>{summary}</div>}
            <DocumentSections sections={sections} />
          </div>
          {disclaimer && (
            <footer className={css.foot}>
              <div className={css.disclaimer}>{disclaimer}</div>
            </footer>
          )}
        </article>
      </div>
    </div>
  );
}
