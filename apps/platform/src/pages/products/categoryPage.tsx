import type { CategoryKey } from '@huiqi/components/products';
import type { ScreenProps } from '@huiqi/components/provider';
import { CategoryScreen } from '@huiqi/components/products/CategoryScreen';
import type { ProductPaths } from '@huiqi/components/products';
import { screen, type ScreenModule } from '../../routes/route.js';
import { productPaths } from './paths.js';

/** The screen of one category. */
export function categoryPage(category: CategoryKey): ScreenModule {
  const Screen = (props: ScreenProps<ProductPaths>) => (
    <CategoryScreen {...props} category={category} />
  );
  return screen(Screen, productPaths);
}
