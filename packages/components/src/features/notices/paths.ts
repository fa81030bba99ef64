import type { NoticeSubject } from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';

/** Addresses that this feature's screens link to. */
export interface NoticePaths {
  /** The notice centre, with filters. */
  readonly notices: (query?: URLSearchParams) => string;
  readonly notice: (id: string) => string;
  /** Page of a notice's order, company and so on; undefined if there is none. */
  readonly subject: (subject: NoticeSubject) => string | undefined;
}

/** Links of a list of notices. */
export interface NoticeLinks {
  readonly noticeLink: (id: string) => LinkTarget;
  /** Link to a notice's subject; undefined if there is none. */
  readonly subjectLink?: ((subject: NoticeSubject) => LinkTarget | undefined) | undefined;
}
