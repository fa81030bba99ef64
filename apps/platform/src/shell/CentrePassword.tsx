import { ChangePasswordDialog } from '@huiqi/components/passwords';
import { setLoginReason } from '../boot/loginReason.js';
import { useSite } from '../boot/SiteContext.js';
import { useGo } from '../routes/useGo.js';
import { useQuery } from '../routes/useQuery.js';

/** The dialog that `dialog=password` opens over a page of the user centre. */
export function CentrePassword() {
  const go = useGo();
  const { setUser } = useSite();
  const [query, setQuery] = useQuery();
  function close() {
    const rest = new URLSearchParams(query);
    rest.delete('dialog');
    setQuery(rest, { replace: true });
  }
  return (
    <ChangePasswordDialog
      open={query.get('dialog') === 'password'}
      onOpenChange={(open) => !open && close()}
      onChanged={() => {
        setLoginReason('changed');
        setUser(null);
        go('/login');
      }}
    />
  );
}
