import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { AuthorisationList } from './authorisation/AuthorisationList.js';
import { useAuthorisationCopy } from './authorisation/copy.js';
import type { CompanyPaths } from './paths.js';

export type AuthorisationListScreenProps = ScreenProps<Pick<CompanyPaths, 'products'>>;

/** Which of the user's companies have permitted use of their data. That this is the white list is inferred. */
export function AuthorisationListScreen(props: AuthorisationListScreenProps) {
  const { paths, onLogin } = props;
  const copy = useAuthorisationCopy();
  const user = useCurrentUser();
  const products = { label: copy.products, ...screenLink(props, paths.products()) };
  return (
    <PageState
      state={toDataState(user)}
      loading={<Skeleton preset="table" rows={3} />}
      exit={products}
    >
      {(who) =>
        who ? (
          <AuthorisationList user={who} products={products} />
        ) : (
          <EmptyState
            kind="never"
            heading="h1"
            title={copy.title}
            line={copy.visitor}
            action={{ label: copy.login, onSelect: () => onLogin() }}
          />
        )
      }
    </PageState>
  );
}
