import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { useManagementCopy } from '../copy.js';
import { changedFacts, contentFacts } from '../fields/contentFacts.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import type { ContentFields } from '../fields/useContentFields.js';
import * as css from '../management.css.js';
import { ChangesTable } from './ChangesTable.js';
import type { ChangeForm } from './useChangeForm.js';
import { useTypedContent } from './useTypedContent.js';

export interface NewerEditionProps {
  readonly state: ChangeForm;
  readonly content: ContentFields;
}

/** Somebody else saved while this was typed: the typed text stays, and its author decides. */
export function NewerEdition({ state, content }: NewerEditionProps) {
  const { base: newest, form, keepMine } = state;
  const { fields, names } = content;
  const copy = useManagementCopy();
  const formCopy = useFormDesignerCopy();
  const typed = useTypedContent(state, fields);
  const factsOf = (one: typeof typed) => contentFacts(fields, one, names, formCopy);
  const differences = changedFacts(factsOf(newest.content), factsOf(typed));
  const who = { name: newest.author.name, time: formatDateTime(newest.updatedTs) };
  const isSame = differences.length === 0;
  return (
    <div role="alert" className={css.stack}>
      <Banner tone="warning">{fillCopy(isSame ? copy.newerSame : copy.newer, who)}</Banner>
      {!isSame && <ChangesTable changes={differences} before={copy.latest} after={copy.mine} />}
      <div className={css.row}>
        <Button variant="primary" onClick={keepMine}>
          {copy.keepMine}
        </Button>
        <Button onClick={form.restart}>{copy.dropMine}</Button>
      </div>
    </div>
  );
}
