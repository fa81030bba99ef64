import type { UserInfo } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeclarationPlace } from './DeclarationForm.js';

/** Props of the components that decide how a declaration is opened. */
export interface GateProps extends DeclarationPlace {
  readonly user: UserInfo;
  /** Link out if something cannot be loaded, and from the form's first step. */
  readonly exit: PageLink;
  /** The notice that the session has ended. */
  readonly sessionOver?: ReactNode;
  /** Rendered above the first step: the select of the company. */
  readonly choice?: ReactNode;
  /** Link to the form with a returned declaration. */
  readonly resubmitLink: (orderId: string) => LinkTarget;
  /** Called with the policy's title. */
  readonly onTitle?: ((title: string) => void) | undefined;
}
