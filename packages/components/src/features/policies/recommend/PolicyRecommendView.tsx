import type { PolicyHome } from '@huiqi/sdk';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import type { ListEmptyCopy } from '../../../patterns/ListView/ListEmpty.js';
import { ListSkeleton } from '../../../patterns/ListView/ListSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { usePoliciesCopy } from '../copy.js';
import { PolicyRows, type PolicyRowsProps } from '../PolicyRows.js';
import * as css from './PolicyRecommendView.css.js';

export interface PolicyRecommendViewProps extends Pick<PolicyRowsProps, 'renderAction'> {
  readonly state: DataStateValue<PolicyHome>;
  /** A favourite. */
  readonly policyLink: (policyId: string) => LinkTarget;
  /** A recommendation. */
  readonly recommendedLink: (policyId: string) => LinkTarget;
  /** All favourites, and those that end soon. */
  readonly favourites: readonly PageLink[];
  /** All recommendations, and pushes. */
  readonly recommendations: readonly PageLink[];
  /** Text of an empty recommendation list. */
  readonly recommendedEmpty: ListEmptyCopy;
  /** The search, linked by empty favourites. */
  readonly search: LinkTarget;
}

/** The user's favourites and recommendations one below the other, each with a link to all of them. */
export function PolicyRecommendView(props: PolicyRecommendViewProps) {
  const { state, policyLink, recommendedLink, favourites, recommendations, search } = props;
  const { renderAction, recommendedEmpty } = props;
  const copy = usePoliciesCopy();
  const toSearch = { label: copy.toSearch, href: search.href, onSelect: search.onOpen };
  return (
    <div className={css.page}>
      <PageTitle description={copy.recommendLine}>{copy.recommendTitle}</PageTitle>
      <DataState state={state} loading={<ListSkeleton shape="rows" />}>
        {({ listCollect, listRecommend }) => (
          <div className={css.page}>
            <section className={css.part} aria-labelledby="policy-favourites">
              <PartHead id="policy-favourites" title={copy.favourites} links={favourites} />
              {listCollect.length > 0 ? (
                <PolicyRows
                  policies={listCollect}
                  policyLink={policyLink}
                  renderAction={renderAction}
                />
              ) : (
                <EmptyState
                  kind="never"
                  heading="h3"
                  title={copy.favouritesEmpty}
                  line={copy.favouritesEmptyHint}
                  action={toSearch}
                />
              )}
            </section>
            <section className={css.part} aria-labelledby="policy-recommended">
              <PartHead id="policy-recommended" title={copy.recommended} links={recommendations} />
              {listRecommend.length > 0 ? (
                <PolicyRows
                  policies={listRecommend}
                  policyLink={recommendedLink}
                  renderAction={renderAction}
                />
              ) : (
                <EmptyState kind="never" heading="h3" {...recommendedEmpty} />
              )}
            </section>
          </div>
        )}
      </DataState>
    </div>
  );
}

interface PartHeadProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly PageLink[];
}

function PartHead({ id, title, links }: PartHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.links}>
        {links.map(({ label, href, onOpen }) => (
          <LinkButton
            key={label}
            variant="text"
            size="small"
            href={href}
            onClick={onPlainClick(onOpen)}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
