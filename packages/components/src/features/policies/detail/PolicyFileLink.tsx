import { downloadPolicyTemplate, saveFile } from '@huiqi/sdk';
import { messages, safeUrl } from '@huiqi/sdk/domain';
import { labelled, withDetail } from '../../../copy/punctuation.js';
import { useClient } from '../../../provider/context.js';
import { localized } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { useToast } from '../../../ui/Toast/useToast.js';
import { usePolicyDetailCopy } from './copy.js';
import { missing } from './PolicyDetail.css.js';
import { templateIdOf } from './templateIdOf.js';

export interface PolicyFileLinkProps {
  /** What the file is. */
  readonly name: string;
  /** Text of the button. Defaults to the name. */
  readonly text?: string | undefined;
  readonly fileName: string | null;
  readonly url: string | null;
}

/** A file of a policy; without an address it cannot be downloaded (spec 2 §5). */
export function PolicyFileLink({ name, text, fileName, url }: PolicyFileLinkProps) {
  const copy = usePolicyDetailCopy();
  const client = useClient();
  const toast = useToast();
  const download = useAction(async (id: string) => {
    try {
      saveFile(await downloadPolicyTemplate(client, { id }), fileName ?? undefined);
    } catch (error) {
      toast.error(describeError(error).title);
    }
  });
  const id = templateIdOf(url);
  const elsewhere = safeUrl(url);
  const label = text ? localized(copy, labelled)(text, name) : undefined;
  if (id !== undefined)
    return (
      <Button
        variant="text"
        size="small"
        icon="document"
        loading={download.busy}
        aria-label={label}
        onClick={() => void download.run(id)}
      >
        {text ?? name}
      </Button>
    );
  if (elsewhere)
    return (
      <LinkButton variant="text" size="small" href={elsewhere} target="_blank">
        {text ?? name}
      </LinkButton>
    );
  return (
    <span className={missing}>
      {text
        ? messages.templateMissing
        : localized(copy, withDetail)(name, messages.templateMissing)}
    </span>
  );
}
