import type { ReportFacts } from '@huiqi/sdk/report';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { FigureText } from './FigureText.js';
import { isFigure } from './isFigure.js';

/** Longer values do not fit into half a row. */
const longest = 18;

/** Facts of a section; long ones take a full row. */
export function ReportFactList({ block }: { readonly block: ReportFacts }) {
  return (
    <DescriptionList
      size="small"
      items={block.items.map(({ term, value, unit }) => ({
        term,
        value: isFigure(value) ? <FigureText text={value} /> : value,
        ...(unit ? { unit } : {}),
        kind: isFigure(value) ? 'money' : 'text',
        full: Array.from(value).length > longest,
      }))}
    />
  );
}
