import * as Radix from '@radix-ui/react-dialog';
import { useContext, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.js';
import { usePortalContainer } from '../Portal/PortalProvider.js';
import { AdaptersContext } from '../shared/ComponentAdapters.js';
import { useHydrated } from '../shared/useHydrated.js';
import { ForeignContent } from '../ThemeRoot/ForeignContent.js';
import * as css from './Dialog.css.js';
import { DiscardQuestion } from './DiscardQuestion.js';
import { hideFromRadix, isBesideWidget, isInWidget } from './pagesDialog.js';
import { useDiscardGuard } from './useDiscardGuard.js';
import { useScrollLock } from './useScrollLock.js';
import { useShadowTrap } from './useShadowTrap.js';
import { useDialogCopy } from './copy.js';
import type { DialogProps } from './DialogProps.js';

export type { DialogProps } from './DialogProps.js';

/** A modal window: traps and returns focus and closes on Escape, also inside a shadow root. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, ...rest } = props;
  const container = usePortalContainer();
  const hydrated = useHydrated();
  const { Dialog: Given } = useContext(AdaptersContext);
  if (Given)
    return (
      <Given {...props} footer={rest.footer && <ForeignContent>{rest.footer}</ForeignContent>}>
        <ForeignContent>{rest.children}</ForeignContent>
      </Given>
    );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {hydrated && (
        <Radix.Portal container={container}>
          <Panel {...rest} onDiscard={() => onOpenChange(false)} />
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

/** Milliseconds in which the second click of a double click comes. */
const doubleClick = 500;

interface PanelProps extends Omit<DialogProps, 'open' | 'onOpenChange'> {
  readonly onDiscard: () => void;
}

function Panel({
  title,
  description,
  children,
  footer,
  width = 520,
  closeLabel,
  variant = 'window',
  isDirty,
  fallbackFocus,
  nextFocus,
  onSend,
  onDiscard,
}: PanelProps) {
  const copy = useDialogCopy();
  const content = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const trap = useShadowTrap(content, usePortalContainer(), { fallbackFocus, nextFocus });
  const guard = useDiscardGuard(content, form, isDirty);
  const openedAt = useRef(0);
  const pressed = useRef<Event>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useScrollLock(true);
  return (
    <div
      className={css.backdrop[variant]}
      onPointerDown={({ nativeEvent }) => {
        pressed.current = nativeEvent;
      }}
    >
      <Radix.Content
        ref={content}
        className={css.panel[variant]}
        style={variant === 'window' ? { maxWidth: width } : undefined}
        aria-modal="true"
        {...trap}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, nativeEvent } = event;
          if (onSend && key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing) {
            event.preventDefault();
            onSend();
          } else trap.onKeyDown(event);
        }}
        {...guard.watch}
        onEscapeKeyDown={(event) => {
          // During composition, Escape belongs to the input method; in a dialog of the page, to that.
          if (event.isComposing) event.preventDefault();
          else if (isBesideWidget(event, content.current)) hideFromRadix(event);
          else guard.dismiss(event);
        }}
        onPointerDownOutside={(event) => {
          // The second click of a double click on the opener would close it again at once.
          const { originalEvent } = event.detail;
          const isSecond = originalEvent.timeStamp - openedAt.current < doubleClick;
          // What is not the backdrop is the page's and above it.
          const isOther = isInWidget(content.current) && pressed.current !== originalEvent;
          if (isOther || (isSecond && !guard.isDirty())) event.preventDefault();
          else guard.dismiss(event);
        }}
        {...(description ? {} : { 'aria-describedby': undefined })}
      >
        <div ref={form} className={css.parts}>
          <div className={css.header}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close
              className={css.close}
              aria-label={closeLabel ?? copy.close}
              onClick={guard.dismiss}
            >
              <Icon name="close" size={20} />
            </Radix.Close>
          </div>
          <div className={css.body} data-part="body">
            {description && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <div className={css.footer} data-part="footer">
              {footer}
            </div>
          )}
        </div>
        {guard.asking && <DiscardQuestion onResume={guard.resume} onDiscard={onDiscard} />}
      </Radix.Content>
    </div>
  );
}
