import { getProduct } from '@huiqi/sdk';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { productAddress } from './plan/calculatorAddress.js';
import { CalculatorLayout } from './CalculatorLayout.js';
import { useCalculatorsCopy } from './copy.js';
import type { CalculatorPaths } from './paths.js';
import { ProductChoice } from './plan/ProductChoice.js';
import { ProductPlan } from './plan/ProductPlan.js';

export type ProductCalculatorScreenProps = ScreenProps<CalculatorPaths>;

/** A product's calculator (spec 1 §2 /productCalculator); product and terms are in the address. */
export function ProductCalculatorScreen(props: ProductCalculatorScreenProps) {
  const { query, setQuery, paths } = props;
  const copy = useCalculatorsCopy();
  const { productId } = productAddress.parse(query);
  const product = useOperation(
    getProduct,
    { productId: productId ?? '' },
    { enabled: productId !== undefined },
  );
  useScreenName(props.onName, product.data?.name);
  const choice = (
    <ProductChoice
      productId={productId ?? null}
      onChange={(chosen) =>
        setQuery(productAddress.format(chosen === null ? {} : { productId: chosen }))
      }
    />
  );
  const link = (label: string, to: string) => {
    const { href, onOpen } = screenLink(props, to);
    return (
      <LinkButton variant="secondary" href={href} onClick={onPlainClick(onOpen)}>
        {label}
      </LinkButton>
    );
  };
  const actions = (
    <Stack direction="horizontal" gap={3}>
      {product.data && link(copy.productDetails, paths.product(product.data))}
      {link(copy.anyLoan, paths.loanCalculator())}
    </Stack>
  );
  if (productId === undefined)
    return (
      <CalculatorLayout
        title={copy.productTitle}
        line={copy.productLine}
        actions={actions}
        inputTitle={copy.terms}
        input={choice}
      >
        <Card>
          <Empty title={copy.chooseProduct} />
        </Card>
      </CalculatorLayout>
    );
  return (
    <PageState
      state={toDataState(product)}
      loading={<Skeleton preset="detail" />}
      exit={{ label: copy.productTitle, ...screenLink(props, paths.productCalculator()) }}
    >
      {(loaded) => (
        <ProductPlan
          key={loaded.id}
          product={loaded}
          choice={choice}
          actions={actions}
          query={query}
          setQuery={setQuery}
        />
      )}
    </PageState>
  );
}
