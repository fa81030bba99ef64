import { listLatestNews } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { DataState } from '../../patterns/DataState/DataState.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { Section } from '../../ui/Section/Section.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useHomeCopy } from './copy.js';
import * as css from './home.css.js';
import { NewsPicture } from './NewsPicture.js';

export interface OtherNewsProps {
  /** The news beside which they are shown. */
  readonly id: string;
  readonly linkTo: (newsId: string) => LinkTarget;
}

/** The latest news besides one, for reading on. */
export function OtherNews({ id, linkTo }: OtherNewsProps) {
  const copy = useHomeCopy();
  const query = useOperation(listLatestNews, {}, { staleTime: 60_000 });
  return (
    <Section title={copy.otherNews}>
      <DataState compact state={toDataState(query)} loading={<Skeleton preset="lines" rows={8} />}>
        {(news) => (
          <ul className={css.others}>
            {news
              .filter((one) => one.id !== id)
              .map((one) => {
                const { href, onOpen } = linkTo(one.id);
                return (
                  <li key={one.id} className={css.other}>
                    <span className={css.otherPicture}>
                      <NewsPicture picture={one.picture} title={one.title} />
                    </span>
                    <div>
                      <a className={css.otherLink} href={href} onClick={onPlainClick(onOpen)}>
                        {one.title}
                      </a>
                      <time className={css.otherDate} dateTime={one.createdTs}>
                        {formatDate(one.createdTs)}
                      </time>
                    </div>
                  </li>
                );
              })}
          </ul>
        )}
      </DataState>
    </Section>
  );
}
