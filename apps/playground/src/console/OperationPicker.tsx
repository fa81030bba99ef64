import { Combobox, Field, Tag } from '@huiqi/components/ui';
import type { OperationId } from '@huiqi/sdk';
import type { ConsoleOperation } from './contract.js';

interface OperationPickerProps {
  readonly operations: readonly ConsoleOperation[];
  readonly value: OperationId;
  readonly onChange: (id: OperationId) => void;
}

const access: Readonly<Record<string, string>> = {
  public: '无需登录',
  optional: '登录与否均可',
  session: '需要登录',
  partner: '合作方服务器',
};

/** Chooses one of all operations of the contract and says who may call it. */
export function OperationPicker({ operations, value, onChange }: OperationPickerProps) {
  const chosen = operations.find(({ id }) => id === value);
  return (
    <>
      <Field label="调用" hint={chosen && `${chosen.method} ${chosen.path}`}>
        {(control) => (
          <Combobox
            {...control}
            value={value}
            onChange={(id) => id !== null && onChange(id as OperationId)}
            options={operations.map(({ id, summary }) => ({ value: id, label: id, hint: summary }))}
          />
        )}
      </Field>
      {chosen && (
        <p>
          <Tag tone={chosen.served ? 'success' : 'neutral'}>
            {chosen.served ? '参考服务已提供' : '参考服务暂未提供'}
          </Tag>{' '}
          {access[chosen.access] ?? chosen.access}
          {chosen.roles.length > 0 && `，限角色 ${chosen.roles.join('、')}`}
        </p>
      )}
    </>
  );
}
