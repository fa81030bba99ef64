import type { RelatedCompany } from '@huiqi/sdk';
import { constants, formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { ErrorState } from '../../patterns/EmptyState/ErrorState.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../ui/Field/Field.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Select } from '../../ui/Select/Select.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { AdviceResult } from './AdviceResult.js';
import type { AdviceState } from './adviceState.js';
import { page, toolbar, updated } from './creditAdvice.css.js';
import { useCreditAdviceCopy } from './copy.js';
import { WaitCard } from './WaitCard.js';

export interface CreditAdviceViewProps {
  /** Companies to choose from. */
  readonly own: readonly Pick<RelatedCompany, 'id' | 'qymc'>[];
  readonly company: Pick<RelatedCompany, 'id' | 'qymc'>;
  readonly onCompanyChange: (companyId: string) => void;
  readonly state: DataStateValue<AdviceState>;
  /** Requests a new advice. */
  readonly onGenerate: () => void;
  readonly busy: boolean;
  /** Why the last request was refused. */
  readonly error?: unknown;
  readonly companies: LinkTarget;
  readonly products: LinkTarget;
  readonly productLink: (productId: string) => LinkTarget;
}

/** Which products suit a company, and why; or how to find out. */
export function CreditAdviceView(props: CreditAdviceViewProps) {
  const { own, company, onCompanyChange, state, error } = props;
  const copy = useCreditAdviceCopy();
  const problem = error === undefined ? undefined : describeError(error);
  return (
    <div className={page}>
      <PageTitle description={copy.description}>{copy.title}</PageTitle>
      <div className={toolbar}>
        <Field label={copy.company}>
          {(control) => (
            <Select
              {...control}
              value={company.id}
              onChange={({ target }) => onCompanyChange(target.value)}
              options={own.map(({ id, qymc }) => ({ value: id, label: qymc }))}
            />
          )}
        </Field>
        <Refresh {...props} />
      </div>
      {problem && <ErrorPanel compact {...problem} />}
      <DataState state={state} loading={<Skeleton lines={6} />}>
        {(data) => <Content {...props} content={data} />}
      </DataState>
    </div>
  );
}

/** When the result was generated, with a button to generate it again. */
function Refresh({ state, onGenerate, busy }: CreditAdviceViewProps) {
  const copy = useCreditAdviceCopy();
  const data = state.status === 'ready' ? state.data : undefined;
  if (data?.name !== 'result' && data?.name !== 'blank') return null;
  const time = formatDateTime(data.advice.updatedTs ?? data.advice.requestedTs);
  return (
    <>
      <span className={updated}>{fillCopy(copy.updated, { time })}</span>
      <Button variant="secondary" loading={busy} onClick={onGenerate}>
        {copy.refresh}
      </Button>
    </>
  );
}

function Content(props: CreditAdviceViewProps & { readonly content: AdviceState }) {
  const { content, onGenerate, busy, companies, products, productLink } = props;
  const copy = useCreditAdviceCopy();
  switch (content.name) {
    case 'unauthorised':
      return (
        <EmptyState
          kind="never"
          title={copy.notAuthorised}
          line={copy.notAuthorisedHint}
          action={{ label: copy.toAuthorise, href: companies.href, onSelect: companies.onOpen }}
        />
      );
    case 'empty':
      return (
        <EmptyState
          kind="never"
          title={copy.none}
          line={copy.noneHint}
          action={{ label: copy.generate, onSelect: onGenerate, busy }}
        />
      );
    case 'wait':
      return (
        <WaitCard
          title={copy.waitTitle}
          line={fillCopy(copy.waitHint, { n: String(constants.creditAdvicePollSeconds) })}
        />
      );
    case 'error':
      return (
        <ErrorState
          kind="fault"
          title={copy.failedTitle}
          line={content.reason}
          action={{ label: copy.again, onSelect: onGenerate, busy }}
        />
      );
    default:
      return <AdviceResult advice={content.advice} products={products} productLink={productLink} />;
  }
}
