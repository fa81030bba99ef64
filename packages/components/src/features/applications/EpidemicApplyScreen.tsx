import type { ScreenProps } from '../../provider/screen.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { ApplyScreen } from './ApplyScreen.js';
import type { ApplicationPaths } from './paths.js';
import { useSpecialCopy } from './specialCopy.js';

export type EpidemicApplyScreenProps = ScreenProps<ApplicationPaths>;

/** The epidemic-relief form (spec 1 §2): a company's application that the commission reviews first. */
export function EpidemicApplyScreen(props: EpidemicApplyScreenProps) {
  const copy = useSpecialCopy();
  return (
    <ApplyScreen
      {...props}
      formType="EPIDEMIC"
      notice={<Banner tone="info">{copy.epidemicHint}</Banner>}
    />
  );
}
