import type { NoticeSubject } from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';

/** Addresses that this feature's screens link to. */
export interface NoticePaths {
  /** The notice centre, with filters. */
  readonly notices: (query?: URLSearchParams) => string;
  readonly notice: (id: string) => string;
  /** Where the order, company and so on of a notice is shown; undefined where there is no such page. */
  readonly subject: (subject: NoticeSubject) => string | undefined;
}

/** Links of a list of notices. */
export interface NoticeLinks {
  readonly noticeLink: (id: string) => LinkTarget;
  /** Link to what a notice is about; undefined where it leads nowhere. */
  readonly subjectLink?: ((subject: NoticeSubject) => LinkTarget | undefined) | undefined;
}
