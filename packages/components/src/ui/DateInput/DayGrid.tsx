import { DayPicker, type DropdownProps } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { useContext, useMemo } from 'react';
import { CopyContext } from '../../copy/CopyContext.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { Icon } from '../Icon/Icon.js';
import { useDateCopy, type DateCopy } from './copy.js';
import { calendarMonths, fromLocal, toLocal } from './calendarDates.js';
import * as css from './DateCalendar.css.js';

export interface DayGridProps {
  readonly value: string;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
}

const classNames = {
  month: css.month,
  month_grid: css.grid,
  weekday: css.weekday,
  day_button: css.day,
  button_previous: css.tool,
  button_next: css.tool,
};

function Pick({ options, className: _own, ...select }: DropdownProps) {
  return (
    <select {...select} className={css.tool}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const Chevron = ({ orientation }: { readonly orientation?: string | undefined }) => (
  <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} size={20} />
);
const components = { Dropdown: Pick, Chevron };

const textsOf = (copy: DateCopy, isChinese: boolean) => {
  const partsOf = (date: Date) => ({ year: date.getFullYear(), month: date.getMonth() + 1 });
  const yearAndMonth = (date: Date) => fillCopy(copy.yearAndMonth, partsOf(date));
  const labels = { labelPrevious: () => copy.previousMonth, labelNext: () => copy.nextMonth };
  // The calendar itself knows how other languages write a month.
  if (!isChinese) return { labels };
  return {
    formatters: {
      formatMonthDropdown: (date: Date) => fillCopy(copy.monthName, { month: partsOf(date).month }),
      formatYearDropdown: (date: Date) => fillCopy(copy.year, { year: partsOf(date).year }),
      formatCaption: yearAndMonth,
    },
    labels: { ...labels, labelGrid: yearAndMonth },
  };
};

/** The days of one month, Monday first; arrow keys, Home, End, PageUp and PageDown move focus. */
export function DayGrid({ value, today, min, max, onChoose }: DayGridProps) {
  const copy = useDateCopy();
  const { locale } = useContext(CopyContext);
  const texts = useMemo(() => textsOf(copy, !locale), [copy, locale]);
  const selected = value ? toLocal(value) : undefined;
  const nearest = [min && today < min && min, max && today > max && max].find(Boolean) || today;
  return (
    <DayPicker
      mode="single"
      required
      fixedWeeks
      showOutsideDays
      weekStartsOn={1}
      locale={locale ? enUS : zhCN}
      captionLayout="dropdown"
      navLayout="around"
      {...{ classNames, components, selected }}
      {...texts}
      {...calendarMonths(today, value, min, max)}
      today={toLocal(today)}
      defaultMonth={toLocal(value || nearest)}
      disabled={[
        ...(min ? [{ before: toLocal(min) }] : []),
        ...(max ? [{ after: toLocal(max) }] : []),
      ]}
      onSelect={(date: Date) => onChoose(fromLocal(date))}
    />
  );
}
