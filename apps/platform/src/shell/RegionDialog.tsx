import { AreaPicker } from '@huiqi/components/areas';
import { Dialog, useToast } from '@huiqi/components/ui';
import { useSite } from '../boot/SiteContext.js';
import { useChooseRegion } from './useChooseRegion.js';

interface RegionDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Switches the visit to another region (spec 1 §2): the content follows, the page stays. */
export function RegionDialog({ open, onOpenChange }: RegionDialogProps) {
  const { area } = useSite();
  const choose = useChooseRegion();
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="选择地区"
      description={`当前地区：${area.regionName}。贷款产品、政策和首页内容随地区变化。`}
      width={720}
      isDirty={false}
    >
      <AreaPicker
        current={area}
        onChoose={async (chosen) => {
          await choose(chosen);
          onOpenChange(false);
          toast.success(`已切换到${chosen.regionName}`);
        }}
      />
    </Dialog>
  );
}
