import { DayPicker, type DropdownProps } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { Icon } from '../Icon/Icon.js';
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

const month = (date: Date) => `${date.getMonth() + 1}月`;
const year = (date: Date) => `${date.getFullYear()}年`;
const yearAndMonth = (date: Date) => year(date) + month(date);
const formatters = {
  formatMonthDropdown: month,
  formatYearDropdown: year,
  formatCaption: yearAndMonth,
};
const labels = {
  labelGrid: yearAndMonth,
  labelPrevious: () => '上个月',
  labelNext: () => '下个月',
};

/** The days of one month, Monday first; arrow keys, Home, End, PageUp and PageDown move focus. */
export function DayGrid({ value, today, min, max, onChoose }: DayGridProps) {
  const selected = value ? toLocal(value) : undefined;
  const nearest = [min && today < min && min, max && today > max && max].find(Boolean) || today;
  return (
    <DayPicker
      mode="single"
      required
      fixedWeeks
      showOutsideDays
      weekStartsOn={1}
      locale={zhCN}
      captionLayout="dropdown"
      navLayout="around"
      {...{ classNames, components, formatters, labels, selected }}
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
