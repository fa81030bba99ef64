import { Dialog } from '@huiqi/components/ui';
import { DisplaySettings } from './DisplaySettings.js';

interface DisplayDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** How the site is shown in this browser. */
export function DisplayDialog(props: DisplayDialogProps) {
  return (
    <Dialog
      {...props}
      title="显示设置"
      description="保存在这个浏览器中，对全部页面生效。"
      isDirty={false}
    >
      <DisplaySettings />
    </Dialog>
  );
}
