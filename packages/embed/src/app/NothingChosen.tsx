import { Button } from '@huiqi/components/ui/Button';
import { ErrorPanel } from '@huiqi/components/ui/ErrorPanel';
import type { MissingParameter } from '../routes/missingParameterOf.js';
import { useWidgetCopy } from './useWidgetCopy.js';

interface NothingChosenProps {
  readonly missing: MissingParameter;
  readonly onChoose: (to: string) => void;
}

/** The address does not name the object that the screen shows: what is missing, and the list to choose from. */
export function NothingChosen({ missing: { choice, from }, onChoose }: NothingChosenProps) {
  const copy = useWidgetCopy();
  return (
    <ErrorPanel
      kind="mistake"
      heading="h1"
      title={choice === 'product' ? copy.chooseProduct : copy.chooseOrder}
      description={copy.chooseWhy}
      action={from && <Button onClick={() => onChoose(from)}>{copy.toChoose}</Button>}
    />
  );
}
