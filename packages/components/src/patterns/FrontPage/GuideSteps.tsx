import * as css from './GuideSteps.css.js';

export interface GuideStep {
  readonly title: string;
  readonly text: string;
}

/** The process in a few numbered steps. */
export function GuideSteps({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css.step}>
          <p className={css.title}>{title}</p>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
