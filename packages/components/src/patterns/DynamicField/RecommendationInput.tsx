import { Button } from '../../ui/Button/Button.js';
import { Input } from '../../ui/Input/Input.js';
import type { FieldControl } from '../../ui/shared/controlProps.js';
import { withButton } from './DynamicField.css.js';
import { useFieldsCopy } from './copy.js';

/** Shown for the code allocated by the system; it is sent as XT000000001 (spec 1 §5). */
const allocated = '系统分配';

export interface RecommendationInputProps {
  readonly control: FieldControl;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly readOnly?: boolean | undefined;
}

/** The recommender's code, or one allocated by the system. */
export function RecommendationInput(props: RecommendationInputProps) {
  const { control, value, onChange, onBlur, placeholder, readOnly } = props;
  const copy = useFieldsCopy();
  const isAllocated = value === allocated;
  return (
    <div className={withButton}>
      <Input
        {...control}
        autoComplete="off"
        placeholder={placeholder}
        readOnly={readOnly ?? isAllocated}
        value={isAllocated ? copy.allocated : value}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={onBlur}
      />
      {!readOnly && (
        <Button onClick={() => onChange(isAllocated ? '' : allocated)}>
          {isAllocated ? copy.enterOwn : copy.allocated}
        </Button>
      )}
    </div>
  );
}
