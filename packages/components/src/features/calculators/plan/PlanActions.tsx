import { saveFile } from '@huiqi/sdk';
import { cutText } from '@huiqi/sdk/domain';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { screenOnly } from '../../../patterns/page/printSheet.css.js';
import { useCalculatorsCopy } from '../copy.js';
import { planFacts, type PlanFacts } from './planFacts.js';
import { planSheet } from './planSheet.js';

/** Replaces characters that file systems refuse. */
const fileNameOf = (text: string) => cutText(text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'), 60);

/** Exports the plan as a spreadsheet, or prints it. */
export function PlanActions(props: PlanFacts) {
  const { plan, terms, subject } = props;
  const copy = useCalculatorsCopy();
  const toast = useToast();
  const exporting = useAction(async () => {
    try {
      const { planWorkbook } = await import('./planWorkbook.js');
      const blob = await planWorkbook(planSheet(plan, planFacts(props, copy), copy));
      const about = subject ?? `${terms.loanAmount}${copy.wan}${terms.loanterm}${copy.months}`;
      saveFile({ blob, fileName: undefined }, `${fileNameOf(`${copy.fileName}-${about}`)}.xlsx`);
      toast.success(copy.exported);
    } catch {
      toast.error(copy.exportFailed);
    }
  });
  return (
    <div className={screenOnly}>
      <Stack direction="horizontal" gap={4}>
        <Button
          size="small"
          variant="text"
          loading={exporting.busy}
          onClick={() => void exporting.run()}
        >
          {copy.exportPlan}
        </Button>
        <Button size="small" variant="text" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Stack>
    </div>
  );
}
