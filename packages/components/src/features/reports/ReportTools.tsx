import { Button } from '../../ui/Button/Button.js';
import { useReportsCopy } from './copy.js';

export interface ReportToolsProps {
  readonly refreshing: boolean;
  readonly making: boolean;
  readonly isComplete: boolean;
  readonly onRefresh: () => void;
  readonly onDownload: () => void;
  readonly onMail: () => void;
}

/** 刷新, 下载 PDF, 发送邮件, 打印. */
export function ReportTools(props: ReportToolsProps) {
  const { refreshing, making, isComplete, onRefresh, onDownload, onMail } = props;
  const copy = useReportsCopy();
  return (
    <>
      <Button size="small" variant="text" loading={refreshing} onClick={onRefresh}>
        {copy.refresh}
      </Button>
      <Button
        size="small"
        variant="text"
        loading={making}
        disabled={!isComplete}
        onClick={onDownload}
      >
        {copy.download}
      </Button>
      <Button size="small" variant="text" disabled={!isComplete} onClick={onMail}>
        {copy.mail}
      </Button>
      <Button size="small" variant="text" disabled={!isComplete} onClick={() => window.print()}>
        {copy.print}
      </Button>
    </>
  );
}
