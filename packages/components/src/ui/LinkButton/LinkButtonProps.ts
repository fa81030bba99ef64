import type { MouseEventHandler, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button/variants.js';

export interface LinkButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  readonly target?: '_self' | '_blank' | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}
