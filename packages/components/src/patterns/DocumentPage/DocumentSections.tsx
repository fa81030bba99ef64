import * as css from './DocumentSections.css.js';
import { numberSections, type DocumentPart, type DocumentSection } from './numberSections.js';

/** The numbered sections of a paper. */
export function DocumentSections({ sections }: { readonly sections: readonly DocumentSection[] }) {
  const numbers = new Map(numberSections(sections).map(({ id, number }) => [id, number]));
  return sections.map((section) => (
    <section key={section.id} className={css.section} aria-labelledby={section.id}>
      <h2 id={section.id} className={css.heading2} tabIndex={-1}>
        <Title part={section} number={numbers.get(section.id)} />
      </h2>
      <div className={css.content}>{section.content}</div>
      {section.parts?.map((part) => (
        <section key={part.id} className={css.part} aria-labelledby={part.id}>
          <h3 id={part.id} className={css.heading3} tabIndex={-1}>
            <Title part={part} number={numbers.get(part.id)} />
          </h3>
          <div className={css.content}>{part.content}</div>
        </section>
      ))}
    </section>
  ));
}

interface TitleProps {
  readonly part: DocumentPart;
  readonly number: string | undefined;
}

function Title({ part, number }: TitleProps) {
  return (
    <>
      <span className={css.number}>{number}</span>
      <span>{part.title}</span>
    </>
  );
}
