import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import type { PolicyApplicationPaths } from './paths.js';
import { PolicyApply } from './declaration/PolicyApply.js';

export type PolicyApplyScreenProps = ScreenProps<PolicyApplicationPaths>;

/**
 * The form that declares a policy. The query names what to open: `policyId`, `draftId` or `orderId`, read-only with
 * `mode=check`; the step is in the query too.
 */
export function PolicyApplyScreen(props: PolicyApplyScreenProps) {
  const { query, paths, navigate, setQuery, backTo, onLogin, onName } = props;
  const setTitle = useLaterName(onName);
  const asked = (name: string) => query.get(name) ?? undefined;
  const ids = { policyId: asked('policyId'), draftId: asked('draftId'), orderId: asked('orderId') };
  const readOnly = query.get('mode') === 'check';
  return (
    <PolicyApply
      key={[...Object.values(ids), readOnly].join(' ')}
      {...ids}
      readOnly={readOnly}
      step={asked('step')}
      onStepChange={(step, options) => {
        // Each step is a history entry: Back leads to the previous step.
        const next = new URLSearchParams(query);
        next.set('step', step);
        setQuery(next, options);
      }}
      // The user goes to their declarations (spec 2 §2).
      onSubmitted={() => navigate(paths.applications(), { replace: true })}
      onLogin={() => onLogin()}
      onTitle={setTitle}
      policyLink={(id) => screenLink(props, paths.policy(id))}
      resubmitLink={(id) => screenLink(props, paths.resubmit(id))}
      applications={screenLink(props, backTo(paths.applications()))}
      policies={screenLink(props, backTo(paths.policies()))}
      companies={paths.companies && screenLink(props, paths.companies())}
    />
  );
}
