import { ServiceHome } from '@huiqi/components/services';
import { useGo } from '../../routes/useGo.js';
import { servicePaths } from '../services/paths.js';

/** The most ordered services, and a link to the marketplace. */
export function HomeServices() {
  const go = useGo();
  const linkTo = (href: string) => ({ href, onOpen: () => go(href) });
  return (
    <ServiceHome
      all={linkTo(servicePaths.services())}
      serviceLink={(id) => linkTo(servicePaths.service(id))}
    />
  );
}
