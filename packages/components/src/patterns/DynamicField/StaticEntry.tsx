import * as css from './DynamicField.css.js';
import type { DynamicEntry } from './types.js';

/** A heading of the fields below it. */
export function GroupHeading({ entry, id }: { readonly entry: DynamicEntry; readonly id: string }) {
  return (
    <div className={css.group} id={id}>
      <h3 className={css.groupTitle}>{entry.label}</h3>
      {entry.text && <p className={css.groupText}>{entry.text}</p>}
    </div>
  );
}

/** Static text between the fields. */
export function FixedText({ entry, id }: { readonly entry: DynamicEntry; readonly id: string }) {
  return (
    <div className={css.fixedText} id={id}>
      <p className={css.fixedLabel}>{entry.label}</p>
      <p>{entry.text}</p>
    </div>
  );
}
