import { screenLink, type ScreenProps } from '../../../provider/screen.js';
import type { CategoryNavProps } from './CategoryNav.js';
import type { CategoryCopy } from './copy.js';
import { categoryIds, type CategoryKey } from './categoryPages.js';
import type { ProductPaths } from '../paths.js';

/** All pages of the market: everything, the categories, products in WeChat. */
export function categoryLinks(
  props: Pick<
    ScreenProps<Pick<ProductPaths, 'products' | 'category' | 'wechat'>>,
    'paths' | 'hrefFor' | 'navigate'
  >,
  current: CategoryKey | 'wechat' | 'all' | undefined,
  copy: CategoryCopy,
): CategoryNavProps['links'] {
  const { products, category, wechat } = props.paths;
  const keys = Object.keys(categoryIds) as CategoryKey[];
  return [
    { label: copy.allProducts, ...screenLink(props, products()), isCurrent: current === 'all' },
    ...(category
      ? keys.map((key) => ({
          label: copy[key],
          ...screenLink(props, category(categoryIds[key])),
          isCurrent: key === current,
        }))
      : []),
    ...(wechat
      ? [
          {
            label: copy.wechat,
            ...screenLink(props, wechat()),
            isCurrent: current === 'wechat',
          },
        ]
      : []),
  ];
}
