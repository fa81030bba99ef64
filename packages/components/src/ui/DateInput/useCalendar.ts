import { useRef, useState, type ComponentType } from 'react';
import type { DateCalendarProps } from './DateCalendar.js';

/** Whether the calendar is open, and its code, which lists and widgets never load. */
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
      // React.lazy would keep the failure and take the page down; here typing and a next try remain.
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
