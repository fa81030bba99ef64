import { Icon } from '@huiqi/components/ui';
import { setDisplay } from './display.js';
import * as css from './display.css.js';
import { useDisplay } from './useDisplay.js';

interface CareButtonProps {
  /** Phones have it in the menu, and in the strip below the header while it is on. Defaults to any width. */
  readonly place?: keyof typeof css.care | undefined;
}

/** Turns the care version on and off. */
export function CareButton({ place = 'anywhere' }: CareButtonProps) {
  const display = useDisplay();
  return (
    <button
      type="button"
      className={css.care[place]}
      aria-pressed={display.care}
      onClick={() => setDisplay({ ...display, care: !display.care })}
    >
      {/* Shown by the stylesheet, so that the first paint has it. */}
      <span className={css.careMark}>
        <Icon name="check" size={18} />
      </span>
      关怀版
    </button>
  );
}
