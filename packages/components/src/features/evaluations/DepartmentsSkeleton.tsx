import { Section } from '../../ui/Section/Section.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { fillCopy } from '../../provider/copy.js';
import { emptyText } from '@huiqi/sdk/domain';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';

/** As many as a county's activity usually has. */
const places = Array.from({ length: 12 }, (_unused, place) => place);

/** Departments while they are loading. */
export function DepartmentsSkeleton() {
  return (
    <div className={css.departments}>
      {places.map((place) => (
        <Skeleton key={place} shape="block" height={64} />
      ))}
    </div>
  );
}

/** The section while it is not known who may rate. */
export function DepartmentsSectionSkeleton() {
  const copy = useEvaluationsCopy();
  return (
    <Section
      title={copy.departments}
      description={fillCopy(copy.progress, { done: emptyText, total: emptyText })}
    >
      <div className={css.stack}>
        <div className={css.toolbar}>
          <Skeleton shape="block" height={70} />
          <Skeleton shape="block" height={70} />
        </div>
        <Skeleton shape="block" height={8} />
        <DepartmentsSkeleton />
      </div>
    </Section>
  );
}
