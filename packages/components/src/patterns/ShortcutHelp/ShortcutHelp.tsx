import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './ShortcutHelp.css.js';
import type { Shortcut } from './types.js';

export interface ShortcutHelpProps {
  readonly shortcuts: readonly Shortcut[];
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
  readonly onClose: () => void;
}

/** Symbols of keys, and their names for screen readers. */
const signs: Readonly<Record<string, readonly [sign: string, name: string]>> = {
  ArrowDown: ['↓', '下箭头'],
  ArrowUp: ['↑', '上箭头'],
  Enter: ['Enter', '回车'],
  '/': ['/', '斜杠'],
  '?': ['?', '问号'],
};

/** All keyboard shortcuts by group, and a switch that disables them. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { shortcuts, enabled, onEnabledChange, onClose } = props;
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Dialog open onOpenChange={onClose} title="快捷键" isDirty={false}>
      <div className={css.body}>
        <Checkbox
          label="启用快捷键"
          checked={enabled}
          onChange={({ target }) => onEnabledChange(target.checked)}
        />
        {groups.map((group) => (
          <section key={group} className={css.group} aria-label={group}>
            <h3 className={css.heading}>{group}</h3>
            <dl className={css.list}>
              {shortcuts
                .filter((one) => one.group === group)
                .map(({ keys, label }) => (
                  <div key={label} className={css.row}>
                    <dt>{label}</dt>
                    <dd className={css.ways}>
                      {keys.map((way, place) => (
                        <span key={way} className={css.ways}>
                          {place > 0 && <span className={css.between}>或</span>}
                          <Keys way={way} />
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Two keys in sequence: g，a. */
function Keys({ way }: { readonly way: string }) {
  return way.split(' ').map((key, place) => {
    const [sign, name] = signs[key] ?? [key, key];
    return (
      <span key={key} className={css.ways}>
        {place > 0 && <span className={css.between}>再按</span>}
        <kbd className={css.key} aria-hidden="true">
          {sign}
        </kbd>
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    );
  });
}
