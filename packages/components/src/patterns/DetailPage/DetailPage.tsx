import type { ReactNode } from 'react';
import { BackLink } from '../page/BackLink.js';
import { KeyFigures } from '../page/KeyFigures.js';
import { SectionCard, type PageSection } from '../page/SectionCard.js';
import { aboveStickyBar } from '../page/aboveStickyBar.css.js';
import { PrintButton } from '../page/PrintButton.js';
import { PrintHead } from '../page/PrintHead.js';
import * as sheet from '../page/printSheet.css.js';
import { Subject } from '../page/Subject.js';
import type { KeyFigure, PageLink } from '../page/types.js';
import { DetailAside, type DetailAsideProps } from './DetailAside.js';
import * as css from './DetailPage.css.js';

export interface DetailPageProps {
  /** Link to the list, with its filters and page; omitted on sites without a list. */
  readonly back: PageLink | undefined;
  readonly name: string;
  /** The provider: a bank, an insurer, an office. */
  readonly giver?: ReactNode;
  /** Address of the provider's logo. */
  readonly mark?: string | undefined;
  /** Drawn without a logo: an icon of its kind. Defaults to a letter of the name. */
  readonly picture?: ReactNode;
  readonly tags?: ReactNode;
  /** The key numbers; the first three are shown. */
  readonly figures: readonly KeyFigure[];
  readonly sections: readonly PageSection[];
  readonly aside?: DetailAsideProps | undefined;
  /** Number and date above every printed page; the page then has a 打印 button. */
  readonly printed?: readonly (string | undefined)[] | undefined;
}

/** A detail page: head with three numbers, sections, and the action beside it. */
export function DetailPage(props: DetailPageProps) {
  const { back, figures, sections, aside, printed, ...subject } = props;
  return (
    <div className={css.page}>
      {(back ?? printed) && (
        <div className={css.top}>
          {back && <BackLink {...back} />}
          {printed && <PrintButton />}
        </div>
      )}
      <div className={css.columns}>
        <div className={`${css.main} ${aboveStickyBar} ${sheet.printSheet}`}>
          {printed && <PrintHead title={subject.name} facts={printed} />}
          <header className={css.head}>
            <Subject {...subject} />
            <KeyFigures figures={figures.slice(0, 3)} />
          </header>
          {sections.length > 0 && <SectionCard sections={sections} />}
        </div>
        {aside && <DetailAside {...aside} />}
      </div>
    </div>
  );
}
