import * as Radix from '@radix-ui/react-popover';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cycleTab } from '../Dialog/focusable.js';
import { content } from '../Popover/Popover.css.js';
import { usePortalContainer } from '../Portal/PortalProvider.js';
import { todayInChina } from './calendarDates.js';
import { footer, tool } from './DateCalendar.css.js';
import { beyond } from './dateText.js';
import { DayGrid } from './DayGrid.js';
import { roomyAnchor } from './roomyAnchor.js';
import { useDateCopy } from './copy.js';

export interface DateCalendarProps {
  readonly id: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The field it is anchored to, and the button that opens it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  /** `back`: whether focus returns to the button. */
  readonly onClose: (back: boolean) => void;
}

/** The calendar popover, loaded on first use. */
export function DateCalendar(props: DateCalendarProps) {
  const { id, value, min, max, anchor, trigger, onChoose, onClose } = props;
  const copy = useDateCopy();
  const panel = useRef<HTMLDivElement>(null);
  const container = usePortalContainer();
  const today = todayInChina();
  const place = useRef<ReturnType<typeof roomyAnchor>>(null);
  useLayoutEffect(() => {
    place.current = roomyAnchor(anchor, panel);
  }, [anchor]);
  return (
    <Radix.Root open onOpenChange={() => onClose(false)}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal container={container}>
        <Radix.Content
          ref={panel}
          id={id}
          className={content}
          aria-label={copy.chooseDate}
          aria-modal="true"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          data-huiqi-float=""
          onKeyDown={(event) => panel.current && cycleTab(event, panel.current)}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onClose(true);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const day = panel.current?.querySelector<HTMLElement>('td > [tabindex="0"]');
            (day ?? panel.current)?.focus({ preventScroll: true });
          }}
          // `onClose` returns focus to the button, also in a shadow root.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // The button closes by its own click; closing here as well would open it again.
            const path = event.detail.originalEvent.composedPath();
            if (trigger.current && path.includes(trigger.current)) event.preventDefault();
          }}
        >
          <DayGrid {...{ value, min, max, today, onChoose }} />
          <div className={footer}>
            <button
              type="button"
              className={tool}
              disabled={beyond(today, min, max) !== undefined}
              onClick={() => onChoose(today)}
            >
              {copy.today}
            </button>
            <button
              type="button"
              className={tool}
              disabled={value === ''}
              onClick={() => onChoose('')}
            >
              {copy.clearDate}
            </button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
