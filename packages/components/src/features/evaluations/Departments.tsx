import { listEvaluationDepartments, listRelatedCompanies, type RelatedCompany } from '@huiqi/sdk';
import { DataState } from '../../patterns/DataState/DataState.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import type { LinkTarget } from '../../provider/screen.js';
import { ReadProblem } from '../../provider/ReadProblem.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { companyToActFor } from '../companies/acting/companyToActFor.js';
import { UnprovedCompany } from '../companies/authorisation/UnprovedCompany.js';
import { useActingCompanies } from '../companies/acting/useActingCompanies.js';
import { useEvaluationsCopy } from './copy.js';
import { DepartmentsSectionSkeleton } from './DepartmentsSkeleton.js';
import { DepartmentsView } from './DepartmentsView.js';

export interface DepartmentsProps {
  readonly activityId: string;
  /** The rating company. Defaults to the current one, or the first, among those that have authorised the user. */
  readonly companyId: string | undefined;
  readonly onCompanyChange: (companyId: string) => void;
  readonly questionnaireLink: (about: {
    readonly id: string;
    readonly departmentId: string;
    readonly creditCode: string;
  }) => LinkTarget;
  readonly companies: LinkTarget;
  readonly onLogin: () => void;
}

/** Selects company and department; asks visitors to log in. */
export function Departments(props: DepartmentsProps) {
  const { companyId, companies, onLogin } = props;
  const copy = useEvaluationsCopy();
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const own = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  if (user.isLoadingError) return <ReadProblem query={user} />;
  if (user.data === null)
    return (
      <EmptyState
        kind="never"
        title={copy.login}
        line={copy.loginHint}
        action={{ label: copy.toLogin, onSelect: onLogin }}
      />
    );
  return (
    <DataState state={toDataState(own)} loading={<DepartmentsSectionSkeleton />}>
      {({ content }) => {
        const company = content.find(({ id }) => id === companyId) ?? companyToActFor(content);
        return company ? (
          <DepartmentsOf {...props} own={content} company={company} />
        ) : (
          <EmptyState
            kind="never"
            title={copy.noCompany}
            line={copy.noCompanyHint}
            action={{ label: copy.toCompanies, href: companies.href, onSelect: companies.onOpen }}
          />
        );
      }}
    </DataState>
  );
}

interface DepartmentsOfProps extends DepartmentsProps {
  readonly own: readonly RelatedCompany[];
  readonly company: RelatedCompany;
}

function DepartmentsOf({ own, company, activityId, ...props }: DepartmentsOfProps) {
  const creditCode = company.nsrsbh;
  const { labelOf } = useActingCompanies(own);
  const departments = useOperation(
    listEvaluationDepartments,
    { id: activityId, evaluationType: 'KS', socialCreditIdentifier: creditCode },
    { enabled: company.authorized },
  );
  return (
    <DepartmentsView
      own={own.map((one) => ({ value: one.id, label: labelOf(one) }))}
      companyId={company.id}
      onCompanyChange={props.onCompanyChange}
      notice={<UnprovedCompany company={company} />}
      departments={company.authorized ? toDataState(departments) : null}
      departmentLink={(departmentId) =>
        props.questionnaireLink({ id: activityId, departmentId, creditCode })
      }
    />
  );
}
