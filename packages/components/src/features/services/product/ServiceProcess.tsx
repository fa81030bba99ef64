import * as css from './ServiceDetail.css.js';

/** How a service is carried out: a line is a step, one alone a sentence. */
export function ServiceProcess({ text }: { readonly text: string }) {
  const lines = text.split('\n').map((line) => line.trim());
  const steps = [...new Set(lines.filter((line) => line !== ''))];
  if (steps.length < 2) return <p>{steps[0]}</p>;
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
