import { CopyableCode } from '../../../patterns/page/CopyableCode.js';

/** A hash, shortened to its two ends; copying copies all of it. */
export const CopyableHash = ({
  label,
  value,
}: {
  readonly label: string;
  readonly value: string;
}) => (
  <CopyableCode
    label={label}
    labelHidden
    value={value}
    shown={`${value.slice(0, 8)}…${value.slice(-4)}`}
  />
);
