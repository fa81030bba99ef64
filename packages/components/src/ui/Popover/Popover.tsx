import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../Portal/PortalProvider.js';
import { content } from './Popover.css.js';

export interface PopoverProps {
  /** A button; it gets the state for assistive technology. */
  readonly trigger: ReactElement;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly closeOnMouseLeave?: boolean | undefined;
}

/** A small window at its trigger; closes by Escape or a click elsewhere. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    open,
    onOpenChange,
    children,
    label,
    align = 'start',
    closeOnMouseLeave = false,
  } = props;
  const container = usePortalContainer();
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={content}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-huiqi-float=""
          onMouseLeave={closeOnMouseLeave ? () => onOpenChange?.(false) : undefined}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
