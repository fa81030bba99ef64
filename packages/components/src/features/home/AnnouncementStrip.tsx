import type { AnnouncementLine } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Icon } from '../../ui/Icon/Icon.js';
import * as css from './announcements.css.js';
import { useHomeCopy } from './copy.js';

export interface AnnouncementStripProps {
  readonly announcements: readonly AnnouncementLine[];
  readonly announcementLink: (id: string) => LinkTarget;
  /** Called when one is to be shown no more; without it, none can be closed. */
  readonly onClose?: ((id: string) => void) | undefined;
}

/** What is announced now, a line each. `data-announcement` lets a page hide what is closed before its first paint. */
export function AnnouncementStrip(props: AnnouncementStripProps) {
  const { announcements, announcementLink, onClose } = props;
  const copy = useHomeCopy();
  if (announcements.length === 0) return null;
  return (
    <ul className={css.strip} aria-label={copy.announcements}>
      {announcements.map(({ id, title, createdTs }) => {
        const { href, onOpen } = announcementLink(id);
        return (
          <li key={id} className={css.line} data-announcement={id}>
            <span className={css.mark}>
              <Icon name="info" size={20} />
            </span>
            <a className={css.title} href={href} onClick={onPlainClick(onOpen)}>
              {title}
            </a>
            <time className={css.date} dateTime={createdTs}>
              {formatDate(createdTs)}
            </time>
            {onClose && (
              <button
                type="button"
                className={css.close}
                aria-label={fillCopy(copy.closeAnnouncement, { title })}
                onClick={({ currentTarget }) => {
                  focusNext(currentTarget);
                  onClose(id);
                }}
              >
                <Icon name="close" size={20} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Moves the focus from a line that disappears to the next one, or to the heading of the page. */
function focusNext(button: HTMLElement): void {
  const line = button.closest('li');
  const root = button.getRootNode() as Document | ShadowRoot;
  const other = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = other?.querySelector<HTMLElement>('a') ?? root.querySelector<HTMLElement>('h1');
  next?.focus();
}
