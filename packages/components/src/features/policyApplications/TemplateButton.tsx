import { downloadPolicyTemplate, saveFile, type PolicyFileSlot } from '@huiqi/sdk';
import { policyTemplateProblem, lastOf } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { useAction } from '../../provider/useAction.js';
import { Button } from '../../ui/Button/Button.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { usePolicyUserCopy } from './user/copy.js';

/** Downloads a material's template, or says that there is none (spec 2 §5). */
export function TemplateButton(slot: Pick<PolicyFileSlot, 'name' | 'templateUrl'>) {
  const { name, templateUrl } = slot;
  const copy = usePolicyUserCopy();
  const client = useClient();
  const toast = useToast();
  const download = useAction(async () => {
    const problem = policyTemplateProblem(slot);
    if (problem) return toast.info(problem);
    // The address ends with the id that the operation expects.
    const id = lastOf(templateUrl?.split('/') ?? []) ?? '';
    try {
      return saveFile(await downloadPolicyTemplate(client, { id }));
    } catch (error) {
      return toast.error(describeError(error).title);
    }
  });
  return (
    <Button
      size="small"
      variant="text"
      aria-label={fillCopy(copy.templateOf, { name })}
      loading={download.busy}
      onClick={() => void download.run()}
    >
      {copy.template}
    </Button>
  );
}
