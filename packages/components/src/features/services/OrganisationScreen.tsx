import type { ListChange } from '../../patterns/ListView/types.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useServiceDetailCopy } from './product/copy.js';
import { Organisation } from './organisation/Organisation.js';
import type { ServicePaths } from './paths.js';
import { evaluationPageFilters, servicePageFilters } from './product/servicePageFilters.js';

export type OrganisationScreenProps = ScreenProps<Pick<ServicePaths, 'services' | 'service'>>;

/** A service organisation; its `id` is in the path or query, and the pages of its lists are in the query. */
export function OrganisationScreen(props: OrganisationScreenProps) {
  const { params, query, paths, setQuery, backTo, onName, pageSize } = props;
  const copy = useServiceDetailCopy();
  const organisationId = params['id'] ?? query.get('id') ?? '';
  const identity: readonly [string, string][] =
    params['id'] === undefined ? [['id', organisationId]] : [];
  const filters = servicePageFilters.parse(query);
  const evaluations = evaluationPageFilters.parse(query);
  const show = (next: typeof filters, said: typeof evaluations, change: ListChange) =>
    setQuery(
      new URLSearchParams([
        ...identity,
        ...servicePageFilters.format(next),
        ...evaluationPageFilters.format(said),
      ]),
      change,
    );
  return (
    <Organisation
      key={organisationId}
      organisationId={organisationId}
      back={{ label: copy.backToList, ...screenLink(props, backTo(paths.services())) }}
      serviceLink={(id) => screenLink(props, paths.service(id))}
      filters={filters}
      onFiltersChange={(next, change) => show(next, evaluations, change)}
      evaluations={evaluations}
      onEvaluationsChange={(next, change) => show(filters, next, change)}
      size={pageSize}
      onName={onName}
    />
  );
}
