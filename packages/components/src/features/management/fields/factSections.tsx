import type { ManagedContent } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { contentFacts } from './contentFacts.js';
import { FactText } from './FactText.js';
import type { FormDesignerCopy } from './formCopy.js';
import type { ContentFields } from './useContentFields.js';

/** A content for reading, in the sections of its editor. */
export function factSections(
  content: ManagedContent,
  { fields, names }: ContentFields,
  copy: FormDesignerCopy,
): readonly PageSection[] {
  const facts = contentFacts(fields, content, names, copy);
  return [...new Set(facts.map(({ section }) => section))].map((section) => ({
    id: section,
    title: section,
    width: 'full',
    content: (
      <DescriptionList
        size="small"
        columns={1}
        items={facts
          .filter((fact) => fact.section === section)
          .map(({ term, value }) => ({
            term,
            value: <FactText term={term} value={formatText(value)} />,
          }))}
      />
    ),
  }));
}
