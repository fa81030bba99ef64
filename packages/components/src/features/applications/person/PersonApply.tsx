import { ApplicantAndProduct } from '../wizard/ApplicantAndProduct.js';
import { PersonForm } from './PersonForm.js';
import { PersonGate } from './PersonGate.js';
import { useSpecialCopy } from '../specialCopy.js';
import type { PersonApplyProps } from './PersonApplyProps.js';

/** The application of a person (spec 1 §4 Apply flow). */
export function PersonApply(props: PersonApplyProps) {
  const { productId, openedId = '', onProduct } = props;
  const copy = useSpecialCopy();
  const exit = { label: copy.exit, ...props.exit };
  return (
    <ApplicantAndProduct productId={productId} exit={exit} onProduct={onProduct}>
      {(user, product, isSessionOver) => {
        const key = `${productId}:${user?.id ?? ''}:${openedId}`;
        return user === null ? (
          <PersonForm {...props} key={key} user={null} product={product} isSessionOver={false} />
        ) : (
          <PersonGate
            {...props}
            key={key}
            user={user}
            product={product}
            isSessionOver={isSessionOver}
          />
        );
      }}
    </ApplicantAndProduct>
  );
}
