import { useRef, useState, type ComponentType } from 'react';
import type { DateCalendarProps } from './DateCalendar.js';

/** State of the calendar, and its code, loaded on demand. */
export function useCalendar() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<DateCalendarProps>>();
  async function show() {
    setOpen(true);
    setFailed(false);
    try {
      const loaded = await import('./DateCalendar.js');
      setCalendar(() => loaded.DateCalendar);
    } catch {
      // React.lazy would cache the failure and break the page; this way typing and a retry remain.
      setOpen(false);
      setFailed(true);
    }
  }
  function close(back: boolean) {
    setOpen(false);
    if (back) trigger.current?.focus();
  }
  return { trigger, open, failed, Calendar: open ? Calendar : undefined, show, close };
}
