import {
  ProFormDependency,
  ProFormDigit,
  ProFormRadio,
  ProFormSelect,
  ProFormText,
  ProFormTextArea,
  StepsForm,
} from '@ant-design/pro-components';
import type { FormEntry, ProductDetail } from '@huiqi/sdk';
import { Alert, Card, Descriptions } from 'antd';
import { mountPage } from './mountPage.js';
import { useData } from './useData.js';

const productId = new URLSearchParams(location.search).get('productId') ?? '';
const groups = [
  { group: 'COMPANY', title: '企业信息' },
  { group: 'LOAN', title: '贷款需求' },
  { group: 'CONTACT', title: '联系人' },
];

function Field({ checkName: name, inputType, label, required, options }: FormEntry) {
  const shared = { name, label, rules: required ? [{ required: true }] : [] };
  const choices = options?.map((one) => ({ value: one.value, label: one.label })) ?? [];
  if (inputType === 'SELECT') return <ProFormSelect {...shared} options={choices} />;
  if (inputType === 'RADIO') return <ProFormRadio.Group {...shared} options={choices} />;
  if (inputType === 'TEXTAREA') return <ProFormTextArea {...shared} />;
  if (inputType === 'MONEY' || inputType === 'NUMBER') return <ProFormDigit {...shared} />;
  return <ProFormText {...shared} />;
}

/** A field that other answers decide on. */
function Entry({ visibleWhen, ...entry }: FormEntry) {
  if (!visibleWhen?.length) return <Field {...entry} />;
  return (
    <ProFormDependency name={visibleWhen.map(({ checkName }) => checkName)}>
      {(values: Record<string, string>) =>
        visibleWhen.every(({ checkName, values: shown }) =>
          shown.includes(values[checkName] ?? ''),
        ) && <Field {...entry} />
      }
    </ProFormDependency>
  );
}

function Wizard() {
  const product = useData<ProductDetail>(`/product/index/${productId}`);
  const applying = useData<unknown>('/order/user/order/isApplyingOrder');
  const entries = useData<FormEntry[]>('/product/productDictionary/productDictionaryList', {
    productId,
    type: 'APPLY',
  });
  return (
    <Card loading={!product || !entries}>
      <Descriptions
        items={[
          { label: '产品', children: product?.name },
          { label: '银行', children: product?.bankName },
        ]}
      />
      {applying !== undefined && <Alert title="您还有一笔申请正在审核。" />}
      <StepsForm>
        {groups.map(({ group, title }) => (
          <StepsForm.StepForm key={group} name={group} title={title}>
            {entries
              ?.filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry key={entry.checkName} {...entry} />
              ))}
          </StepsForm.StepForm>
        ))}
      </StepsForm>
    </Card>
  );
}

mountPage('贷款申请', 'user', <Wizard />);
