import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import { usePortalContainer } from '../Portal/PortalProvider.js';
import * as css from './Dialog.css.js';
import { useScrollLock } from './useScrollLock.js';
import { useShadowTrap } from './useShadowTrap.js';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** Pixels; 520 unless told. */
  readonly width?: number | undefined;
  readonly closeLabel?: string | undefined;
}

/** A modal window: traps and returns focus, closes by Escape, also inside a shadow root. */
export function Dialog({ open, onOpenChange, ...rest }: DialogProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Panel {...rest} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function Panel({
  title,
  description,
  children,
  footer,
  width = 520,
  closeLabel = '关闭',
}: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const content = useRef<HTMLDivElement>(null);
  const trap = useShadowTrap(content);
  useScrollLock(true);
  return (
    <div className={css.backdrop}>
      <Radix.Content
        ref={content}
        className={css.panel}
        style={{ maxWidth: width }}
        aria-modal="true"
        {...trap}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <div className={css.header}>
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <Radix.Close className={css.close} aria-label={closeLabel}>
            <Icon name="close" size={20} />
          </Radix.Close>
        </div>
        <div className={css.body}>
          {description && (
            <Radix.Description className={css.description}>{description}</Radix.Description>
          )}
          {children}
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </Radix.Content>
    </div>
  );
}
