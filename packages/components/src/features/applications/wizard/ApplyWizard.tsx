import { ApplicantAndProduct } from './ApplicantAndProduct.js';
import { ApplyGate } from './ApplyGate.js';
import { useApplicationsCopy } from '../copy.js';
import type { ApplyWizardProps } from './ApplyWizardProps.js';

/** The application for a product (spec 1 §4 Apply flow). */
export function ApplyWizard(props: ApplyWizardProps) {
  const { productId, onProduct } = props;
  const copy = useApplicationsCopy();
  const exit = { label: copy.exit, ...props.exit };
  return (
    <ApplicantAndProduct productId={productId} exit={exit} onProduct={onProduct}>
      {(user, product, isSessionOver) => (
        <ApplyGate
          {...props}
          key={`${productId}:${user?.id ?? ''}`}
          user={user}
          product={product}
          isSessionOver={isSessionOver}
        />
      )}
    </ApplicantAndProduct>
  );
}
