import { Icon } from '../../ui/Icon/Icon.js';
import { figure as card } from './Dashboard.css.js';
import * as css from './FigureCard.css.js';

export interface FigureChange {
  /** The baseline: 较上月. */
  readonly basis: string;
  readonly direction: 'up' | 'down' | 'flat';
  /** The word for the direction. Defaults to 上升, 下降 or 持平. */
  readonly word?: string | undefined;
  /** Formatted: 12.50%. */
  readonly amount?: string | undefined;
  /** Whether the change is good; up is not always. Defaults to `neutral`. */
  readonly tone?: 'good' | 'bad' | 'neutral' | undefined;
}

export interface DashboardFigure {
  readonly label: string;
  /** Formatted; `--` while unknown. */
  readonly value: string;
  readonly unit?: string | undefined;
  /** The value is a name: smaller than a number, and wrapping. */
  readonly isName?: boolean | undefined;
  readonly change?: FigureChange | undefined;
}

export interface FigureCardProps extends DashboardFigure {
  /** How many are in a row. */
  readonly row: keyof typeof card;
}

const icons = { up: 'arrowUp', down: 'arrowDown', flat: 'minus' } as const;
const words = { up: '上升', down: '下降', flat: '持平' } as const;

/** One number at 32 px, and its change as word and arrow. */
export function FigureCard(props: FigureCardProps) {
  const { label, value, unit, isName = false, change, row } = props;
  return (
    <div className={card[row]}>
      <p className={css.label}>{label}</p>
      <p className={isName ? css.name : css.value}>
        {value}
        {unit && <span className={css.unit}>{unit}</span>}
      </p>
      {change && <Change {...change} />}
    </div>
  );
}

function Change({ basis, direction, word, amount, tone = 'neutral' }: FigureChange) {
  return (
    <p className={css.change[tone]}>
      <span className={css.basis}>{basis}</span>
      <span className={css.word}>
        <Icon name={icons[direction]} />
        {word ?? words[direction]}
        {amount && ` ${amount}`}
      </span>
    </p>
  );
}
