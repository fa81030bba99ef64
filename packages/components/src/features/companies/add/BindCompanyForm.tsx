import type { RelatedCompany } from '@huiqi/sdk';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { Button } from '../../../ui/Button/Button.js';
import { Section } from '../../../ui/Section/Section.js';
import { AddCompanyFields } from './AddCompanyFields.js';
import { useCompaniesCopy } from '../copy.js';
import { useAddCompany } from './useAddCompany.js';

export interface BindCompanyFormProps {
  readonly onBound: (company: RelatedCompany) => void;
}

/** Binds the first company of a user without one (spec 1 §4, §6). */
export function BindCompanyForm({ onBound }: BindCompanyFormProps) {
  const { data: user } = useCurrentUser();
  return user ? <Loaded key={user.id} userId={user.id} onBound={onBound} /> : null;
}

function Loaded({ userId, onBound }: BindCompanyFormProps & { readonly userId: string }) {
  const copy = useCompaniesCopy();
  const form = useAddCompany(userId, onBound);
  return (
    <Section title={copy.bindTitle} description={copy.bindHint}>
      <AddCompanyFields form={form}>
        <div>
          <Button type="submit" variant="primary" loading={form.busy}>
            {copy.bindSubmit}
          </Button>
        </div>
      </AddCompanyFields>
    </Section>
  );
}
