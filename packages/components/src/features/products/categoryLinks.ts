import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { CategoryNavProps } from './CategoryNav.js';
import { categoryPages, type CategoryKey } from './categoryPages.js';
import type { ProductPaths } from './paths.js';

/** All pages of the market beside one another: everything, the categories, what is applied for in WeChat. */
export function categoryLinks(
  props: Pick<
    ScreenProps<Pick<ProductPaths, 'products' | 'category' | 'wechat'>>,
    'paths' | 'hrefFor' | 'navigate'
  >,
  current: CategoryKey | 'wechat' | 'all',
): CategoryNavProps['links'] {
  const { products, category, wechat } = props.paths;
  const keys = Object.keys(categoryPages) as CategoryKey[];
  return [
    { label: '全部产品', ...screenLink(props, products()), isCurrent: current === 'all' },
    ...(category
      ? keys.map((key) => ({
          label: categoryPages[key].title,
          ...screenLink(props, category(categoryPages[key].categoryId)),
          isCurrent: key === current,
        }))
      : []),
    ...(wechat
      ? [
          {
            label: '微信办理',
            ...screenLink(props, wechat()),
            isCurrent: current === 'wechat',
          },
        ]
      : []),
  ];
}
