import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import type { RenewalPaths } from './paths.js';
import { RenewalWizard } from './apply/RenewalWizard.js';

export type RenewalApplicationScreenProps = ScreenProps<
  Pick<RenewalPaths, 'banks' | 'companies' | 'submitted'>
>;

/** The application at a bank; `bankId` and the step are in the query. */
export function RenewalApplicationScreen(props: RenewalApplicationScreenProps) {
  const { query, paths, navigate, setQuery, onName, onEvent } = props;
  const bankId = query.get('bankId') ?? '';
  const setName = useLaterName(onName);
  return (
    <RenewalWizard
      key={bankId}
      bankId={bankId}
      step={query.get('step') ?? undefined}
      onStepChange={(step, options) => setQuery(withStep(query, step), options)}
      onBank={(bank) => setName(bank.name)}
      onSuccess={({ id, orderStatus }) => {
        onEvent?.({ type: 'order-submitted', orderId: id, orderStatus });
        navigate(paths.submitted(id), { replace: true });
      }}
      exit={screenLink(props, paths.banks())}
      companies={paths.companies && screenLink(props, paths.companies())}
    />
  );
}

// Each step is a history entry: Back leads to the previous step.
function withStep(query: URLSearchParams, step: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('step', step);
  return next;
}
