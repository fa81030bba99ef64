import type { UserInfo } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeclarationPlace } from './DeclarationForm.js';

/** What finds out how a declaration is opened. */
export interface GateProps extends DeclarationPlace {
  readonly user: UserInfo;
  /** Leads away where something cannot be loaded, and out of the form on its first step. */
  readonly exit: PageLink;
  /** That the session has ended. */
  readonly sessionOver?: ReactNode;
  /** Above the first step: which company declares. */
  readonly choice?: ReactNode;
  /** The form with a declaration that was returned. */
  readonly resubmitLink: (orderId: string) => LinkTarget;
  /** Is called with the title of the policy. */
  readonly onTitle?: ((title: string) => void) | undefined;
}
