import type { ReportDocument } from '@huiqi/sdk/report';
import { formatText } from '@huiqi/sdk/domain';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { useReportsCopy } from './copy.js';

/** The report's subject and purpose. */
export function ReportHead({ header }: { readonly header: ReportDocument['header'] }) {
  const copy = useReportsCopy();
  return (
    <DescriptionList
      size="small"
      items={[
        { term: copy.company, value: formatText(header.name), full: true },
        { term: copy.creditCode, value: formatText(header.code), kind: 'code' },
        { term: copy.reason, value: formatText(header.reason) },
      ]}
    />
  );
}
