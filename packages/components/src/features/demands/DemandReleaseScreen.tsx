import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { DemandRelease } from './release/DemandRelease.js';
import type { DemandPaths } from './paths.js';

export type DemandReleaseScreenProps = ScreenProps<
  Pick<DemandPaths, 'companies' | 'demand' | 'demands' | 'submitted'>
>;

/** The form of a demand. */
export function DemandReleaseScreen(props: DemandReleaseScreenProps) {
  const { paths, navigate, onLogin } = props;
  return (
    <DemandRelease
      // A visitor's demand cannot be opened until a department has it.
      onSuccess={({ id }, isSignedIn) =>
        navigate(paths.submitted(isSignedIn ? id : undefined), { replace: true })
      }
      onLogin={() => onLogin()}
      demands={screenLink(props, paths.demands())}
      demandLink={(id) => screenLink(props, paths.demand(id))}
      companies={paths.companies && screenLink(props, paths.companies())}
    />
  );
}
