import { screenLink, type LinkTarget, type ScreenProps } from '../../../provider/screen.js';
import type { ApplicationPaths } from '../paths.js';

type Place = Pick<
  ScreenProps<Pick<ApplicationPaths, 'product'>>,
  'paths' | 'hrefFor' | 'navigate' | 'onEvent'
>;

/** Link from a form back to its product, with tracking. */
export function exitLink(place: Place, productId: string): LinkTarget {
  const { href, onOpen } = screenLink(place, place.paths.product({ id: productId }));
  return {
    href,
    onOpen() {
      place.onEvent?.({ type: 'exit', productId });
      onOpen?.();
    },
  };
}
