import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { BigScreenBoard } from './BigScreenBoard.js';
import { useGuaranteesCopy } from './copy.js';
import type { GuaranteePaths } from './paths.js';

export type BigScreenScreenProps = ScreenProps<GuaranteePaths>;

/** The big screen as a separate page. */
export function BigScreenScreen(props: BigScreenScreenProps) {
  const copy = useGuaranteesCopy();
  return (
    <BigScreenBoard
      exit={{ label: copy.stabilityTitle, ...screenLink(props, props.paths.stability()) }}
    />
  );
}
