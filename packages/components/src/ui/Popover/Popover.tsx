import * as Radix from '@radix-ui/react-popover';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { focusableIn } from '../Dialog/focusable.js';
import { usePortalContainer } from '../Portal/PortalProvider.js';
import { content } from './Popover.css.js';

export interface PopoverProps {
  /** A button; receives the ARIA attributes that expose the state. */
  readonly trigger: ReactElement;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly closeOnMouseLeave?: boolean | undefined;
}

/** A small non-modal window anchored to its trigger; closes on Escape or a click outside. */
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
  const panel = useRef<HTMLDivElement>(null);
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={panel}
          className={content}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          data-huiqi-float=""
          onOpenAutoFocus={(event) => {
            // Radix skips links: in a menu it would focus the first button, perhaps 退出登录.
            const [first] = panel.current ? focusableIn(panel.current) : [];
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onMouseLeave={closeOnMouseLeave ? () => onOpenChange?.(false) : undefined}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
