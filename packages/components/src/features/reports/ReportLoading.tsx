import { DocumentPage } from '../../patterns/DocumentPage/DocumentPage.js';
import type { PageLink } from '../../patterns/page/types.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useReportsCopy } from './copy.js';

/** The paper before its content is loaded. */
export function ReportLoading({ back }: { readonly back: PageLink }) {
  const copy = useReportsCopy();
  const content = <Skeleton lines={8} />;
  return (
    <DocumentPage
      back={back}
      title={copy.loadingTitle}
      date=""
      sections={[{ id: 'report-loading', title: copy.loadingSection, content }]}
    />
  );
}
