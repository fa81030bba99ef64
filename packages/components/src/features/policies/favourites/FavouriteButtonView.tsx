import { labelled } from '../../../copy/punctuation.js';
import { localized } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import type { ButtonSize } from '../../../ui/Button/variants.js';
import { usePoliciesCopy } from '../copy.js';

export interface FavouriteButtonViewProps {
  /** The policy's title, part of the button's name. */
  readonly title: string;
  readonly favourite: boolean;
  readonly size?: ButtonSize | undefined;
  readonly busy?: boolean | undefined;
  readonly onToggle: () => void;
}

/** A button whose text says whether a policy is a favourite. */
export function FavouriteButtonView(props: FavouriteButtonViewProps) {
  const { title, favourite, size = 'small', busy = false, onToggle } = props;
  const copy = usePoliciesCopy();
  const text = favourite ? copy.kept : copy.keep;
  return (
    <Button
      variant="text"
      size={size}
      icon={favourite ? 'check' : 'plus'}
      loading={busy}
      aria-label={localized(copy, labelled)(text, title)}
      onClick={onToggle}
    >
      {text}
    </Button>
  );
}
