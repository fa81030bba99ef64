import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { ServiceLinks, ServicePaths } from './paths.js';

/** Links of cards, as the place of a screen shows them. */
export const serviceLinks = (
  screen: Pick<ScreenProps, 'hrefFor' | 'navigate'> & {
    readonly paths: Pick<ServicePaths, 'service' | 'organisation'>;
  },
): ServiceLinks => ({
  serviceLink: (id) => screenLink(screen, screen.paths.service(id)),
  organisationLink: (id) => screenLink(screen, screen.paths.organisation(id)),
});
