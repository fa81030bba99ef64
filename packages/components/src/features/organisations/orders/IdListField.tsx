import { useState } from 'react';
import type { FilterFieldProps } from '../../../patterns/filters/types.js';
import { fillCopy } from '../../../provider/copy.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { Popover } from '../../../ui/Popover/Popover.js';
import { box } from '../../../ui/shared/control.css.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useOrganisationsCopy } from '../copy.js';
import { joinIds, splitIds } from '../content/idText.js';
import * as css from '../organisations.css.js';

/** Selects several named ids, applied as one history step when the list closes. */
export function IdListField({ label, texts, error, onChoose }: FilterFieldProps) {
  const copy = useOrganisationsCopy();
  const [given] = texts;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const options = Object.entries(label.values ?? {}).filter(([id]) => !id.includes(','));
  const shown = open ? chosen : splitIds(given);
  const name = options.find(([id]) => id === shown[0])?.[1];
  const one = name ?? shown[0] ?? copy.allProducts;
  function change(isOpen: boolean) {
    if (isOpen) setChosen(splitIds(given));
    else if (joinIds(chosen) !== given) onChoose(joinIds(chosen));
    setOpen(isOpen);
  }
  return (
    <FieldGroup legend={label.label} error={error}>
      <Popover
        label={copy.chooseProducts}
        open={open}
        onOpenChange={change}
        trigger={
          <button type="button" className={`${box} ${css.chooser}`}>
            <span className={css.chosen}>
              {shown.length > 1 ? fillCopy(copy.chosenProducts, { n: shown.length }) : one}
            </span>
            <span className={css.muted}>
              <Icon name="chevronDown" />
            </span>
          </button>
        }
      >
        <div className={css.choices}>
          <Stack gap={2}>
            {options.map(([id, text]) => (
              <Checkbox
                key={id}
                label={text}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, id] : before.filter((other) => other !== id),
                  )
                }
              />
            ))}
          </Stack>
        </div>
      </Popover>
    </FieldGroup>
  );
}
