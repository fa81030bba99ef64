import { Button } from '../../ui/Button/Button.js';
import { Popover } from '../../ui/Popover/Popover.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { Stack } from '../../ui/Stack/Stack.js';
import type { TableDensity } from '../../ui/Table/tableLayout.js';

/** How a viewer wants the rows of desks. */
export interface DeskRowsChoice {
  /** Rows of a page. */
  readonly size: number;
  readonly density: TableDensity;
}

export interface DeskSettingsProps {
  readonly choice: DeskRowsChoice;
  readonly onChange: (choice: DeskRowsChoice) => void;
}

/** What a viewer can choose; the contract allows 100 rows. */
export const deskPageSizes: readonly number[] = [10, 20, 50, 100];

/** Rows of a page and their height, with immediate effect. */
export function DeskSettings({ choice, onChange }: DeskSettingsProps) {
  const { size, density } = choice;
  return (
    <Popover label="显示设置" align="end" trigger={<Button size="small">显示设置</Button>}>
      <Stack gap={3}>
        <RadioGroup
          legend="每页"
          name="desk-size"
          inline
          value={String(size)}
          options={deskPageSizes.map((rows) => ({ value: String(rows), label: `${rows} 行` }))}
          onChange={(rows) => onChange({ density, size: Number(rows) })}
        />
        <RadioGroup
          legend="行高"
          name="desk-density"
          inline
          value={density}
          options={[
            { value: 'compact', label: '紧凑' },
            { value: 'comfortable', label: '宽松' },
          ]}
          onChange={(height) =>
            onChange({ size, density: height === 'comfortable' ? 'comfortable' : 'compact' })
          }
        />
      </Stack>
    </Popover>
  );
}
