import type { ReportFacts } from '@huiqi/sdk/report';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { FigureText } from './FigureText.js';
import { isFigure } from './isFigure.js';

/** More characters than these do not fit into one of two columns. */
const longest = 18;

/** Facts of a section; long ones take the full row. */
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
