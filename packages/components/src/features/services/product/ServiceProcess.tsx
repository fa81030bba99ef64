import * as css from './ServiceDetail.css.js';

/** The process of a service: one step per line, or a single sentence. */
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
