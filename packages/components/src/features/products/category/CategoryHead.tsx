import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import * as css from './CategoryHead.css.js';
import { CategoryNav, type CategoryNavProps } from './CategoryNav.js';

export interface CategoryHeadProps extends CategoryNavProps {
  readonly title: string;
  readonly line: string;
  readonly points?: readonly string[] | undefined;
  /** Another way on. */
  readonly action?: PageLink | undefined;
}

/** A category's title and target, with links to the others. */
export function CategoryHead(props: CategoryHeadProps) {
  const { title, line, points, links, action } = props;
  return (
    <>
      <PageTitle
        description={line}
        actions={action && <LinkButton {...linkProps(action)}>{action.label}</LinkButton>}
      >
        {title}
      </PageTitle>
      {points && (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point} className={css.point}>
              <Icon name="check" size={14} />
              {point}
            </li>
          ))}
        </ul>
      )}
      <CategoryNav links={links} />
    </>
  );
}
