import type { ReactNode } from 'react';
import { BackLink } from '../page/BackLink.js';
import { CopyableCode } from '../page/CopyableCode.js';
import { KeyFigures } from '../page/KeyFigures.js';
import { SectionCard, type PageSection } from '../page/SectionCard.js';
import type { KeyFigure, PageLink } from '../page/types.js';
import { DecisionPanel, type DecisionPanelProps } from './DecisionPanel.js';
import * as css from './DeskDetail.css.js';

export interface DeskDetailProps {
  /** Link to the queue, with its tab, filters and page. */
  readonly back: PageLink;
  /** The company; the page's h1. */
  readonly name: string;
  /** Beside the name, such as a logo. */
  readonly mark?: ReactNode;
  readonly status?: ReactNode;
  readonly number?: { readonly label: string; readonly value: string } | undefined;
  /** At most three. */
  readonly figures: readonly KeyFigure[];
  readonly sections: readonly PageSection[];
  readonly decision: DecisionPanelProps;
}

/** A record of a queue: facts on the left, the decision on the right, always visible. */
export function DeskDetail(props: DeskDetailProps) {
  const { back, name, mark, status, number, figures, sections, decision } = props;
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <div className={css.columns}>
        <div className={css.facts}>
          <header className={css.head}>
            <div className={css.subject}>
              {mark}
              <div className={css.names}>
                <div className={css.line}>
                  <h1 className={css.name} tabIndex={-1}>
                    {name}
                  </h1>
                  {status}
                </div>
                {number && <CopyableCode {...number} />}
              </div>
            </div>
            <KeyFigures figures={figures.slice(0, 3)} />
          </header>
          {sections.length > 0 && <SectionCard sections={sections} />}
        </div>
        <DecisionPanel {...decision} back={back} />
      </div>
    </div>
  );
}
