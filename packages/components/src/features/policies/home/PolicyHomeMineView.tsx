import type { PolicyHome } from '@huiqi/sdk';
import { useId, type ReactNode } from 'react';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePolicyHomeCopy } from './copy.js';
import { PolicyHomeLines } from './PolicyHomeLines.js';
import * as css from './PolicyOnline.css.js';

export interface PolicyHomeMineViewProps {
  readonly home: PolicyHome;
  readonly policyLink: (policyId: string) => LinkTarget;
  /** A policy as it was recommended. */
  readonly recommendedLink: (policyId: string) => LinkTarget;
  readonly recommendations: LinkTarget;
  readonly favourites: LinkTarget;
}

const shown = 4;

/** Recommendations and favourites of the user side by side. */
export function PolicyHomeMineView(props: PolicyHomeMineViewProps) {
  const { home, policyLink, recommendedLink, recommendations, favourites } = props;
  const copy = usePolicyHomeCopy();
  return (
    <div className={css.mine}>
      <Part title={copy.recommended} all={{ label: copy.allRecommended, ...recommendations }}>
        <PolicyHomeLines
          policies={home.listRecommend.slice(0, shown)}
          policyLink={recommendedLink}
          emptyText={copy.noRecommended}
        />
      </Part>
      <Part title={copy.favourites} all={{ label: copy.allFavourites, ...favourites }}>
        <PolicyHomeLines
          policies={home.listCollect.slice(0, shown)}
          policyLink={policyLink}
          emptyText={copy.noFavourites}
        />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly all: PageLink;
  readonly children: ReactNode;
}

function Part({ title, all, children }: PartProps) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <h3 id={id} className={css.partTitle}>
          {title}
        </h3>
        <a className={css.partAll} {...linkProps(all)}>
          {all.label}
        </a>
      </div>
      {children}
    </section>
  );
}
