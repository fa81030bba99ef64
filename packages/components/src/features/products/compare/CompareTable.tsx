/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that are a grid on phones lose their roles in Safari */
import type { ProductDetail } from '@huiqi/sdk';
import { emptyText, lastOf } from '@huiqi/sdk/domain';
import { Fragment, useState, type ReactNode } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { productTarget } from '../../../provider/productLink.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Button } from '../../../ui/Button/Button.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import { NewTabMark } from '../../../ui/LinkButton/NewTabMark.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { PhoneLink } from '../PhoneLink.js';
import { useCompareCopy } from './compareCopy.js';
import type { CompareCell, CompareRow } from './compareRows.js';
import { fullNameOf } from './compareStore.js';
import * as css from './CompareTable.css.js';

export interface CompareTableProps {
  readonly products: readonly ProductDetail[];
  readonly rows: readonly CompareRow[];
  readonly linkTo: (product: ProductDetail) => LinkTarget;
  readonly onRemove: (product: ProductDetail) => void;
  /** Link to apply for a product. */
  readonly action: (product: ProductDetail) => ReactNode;
}

type Count = keyof typeof css.columns;

/** One column per product, one row per fact; on phones a fact's name is above its values. */
export function CompareTable(props: CompareTableProps) {
  const { products, rows, linkTo, onRemove, action } = props;
  const copy = useCompareCopy();
  const pictureUrl = usePictureUrl();
  const row = css.columns[Math.min(Math.max(products.length, 1), 3) as Count];
  // A phone shows two columns; the third waits until it is swapped in.
  const [swapped, setSwapped] = useState<string>();
  const third = products.length > 2 ? lastOf(products) : undefined;
  const waiting = third && (products.find(({ id }) => id === swapped) ?? third);
  const isWaiting = (id: string | undefined) => waiting !== undefined && id === waiting.id;
  const place = (id: string | undefined, look: string) =>
    isWaiting(id) ? `${look} ${css.waiting}` : look;
  return (
    <div className={css.container}>
      <table role="table" className={css.table}>
        <caption className={css.caption}>{copy.compareTable}</caption>
        <thead role="rowgroup" className={css.head}>
          <tr role="row" className={row}>
            <th role="columnheader" scope="col" className={css.corner}>
              {copy.compareProduct}
            </th>
            {products.map((product) => {
              const link = productTarget(product, linkTo(product));
              return (
                <th
                  key={product.id}
                  role="columnheader"
                  scope="col"
                  className={place(product.id, css.product)}
                >
                  <div className={css.subject}>
                    <img
                      className={css.logo}
                      src={pictureUrl(product.listImage ?? product.logoImgUrl)}
                      alt=""
                      width={32}
                      height={32}
                    />
                    <div className={css.names}>
                      <a className={css.name} {...linkProps(link)}>
                        {product.name}
                        {link.target && <NewTabMark />}
                      </a>
                      <p className={css.bank}>{product.bankName}</p>
                    </div>
                  </div>
                  {waiting && (
                    <div className={css.swap}>
                      <Button
                        size="small"
                        icon="sort"
                        aria-label={fillCopy(copy.compareSwapOf, {
                          name: fullNameOf(product),
                          other: fullNameOf(waiting),
                        })}
                        onClick={() => setSwapped(product.id)}
                      >
                        {fillCopy(copy.compareSwap, { name: waiting.name })}
                      </Button>
                    </div>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.group}>
          <tr role="row" className={row}>
            <th role="rowheader" scope="row" className={css.label}>
              {copy.compareActions}
            </th>
            {products.map((product) => (
              <td key={product.id} role="cell" className={place(product.id, css.values.plain)}>
                <div className={css.actions}>
                  {action(product)}
                  <Button
                    variant="text"
                    aria-label={fillCopy(copy.compareRemove, { name: fullNameOf(product) })}
                    onClick={() => onRemove(product)}
                  >
                    {copy.compareTakeOut}
                  </Button>
                </div>
              </td>
            ))}
          </tr>
          {rows.map(({ key, label, cells, differs, isList }) => (
            <tr key={key} role="row" className={row}>
              <th role="rowheader" scope="row" className={css.label}>
                <div className={css.labelBox}>
                  {label}
                  {differs && <Tag tone="warning">{copy.compareDiffers}</Tag>}
                </div>
              </th>
              {cells.map((cell, column) => (
                <td
                  key={products[column]?.id ?? column}
                  role="cell"
                  className={place(products[column]?.id, css.values[cell.best ? 'best' : 'plain'])}
                >
                  <Value cell={cell} isList={isList} />
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className={row}>
            <th role="rowheader" scope="row" className={css.label}>
              {copy.rowPhone}
            </th>
            {products.map(({ id, consultPhone }) => (
              <td key={id} role="cell" className={place(id, css.values.plain)}>
                {consultPhone ? <PhoneLink phone={consultPhone} /> : emptyText}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Value({
  cell,
  isList,
}: {
  readonly cell: CompareCell;
  readonly isList?: boolean | undefined;
}) {
  const { lines, best } = cell;
  if (isList && lines.length > 0)
    return (
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <div className={css.valueBox}>
      {(lines.length > 0 ? lines : [emptyText]).map((line) => (
        <span key={line}>{withBreaks(line)}</span>
      ))}
      {best && (
        <Tag tone="success">
          <span className={css.bestMark}>
            <Icon name="check" size={14} />
            {best}
          </span>
        </Tag>
      )}
    </div>
  );
}

/** A range may wrap between its ends but not within a number. */
const withBreaks = (line: string) =>
  line.split('~').map((part, place) => (
    <Fragment key={part}>
      {place > 0 && (
        <>
          ~<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
