import { FormWizardView } from '@huiqi/components/patterns';
import { HuiqiProvider, useEntryForm } from '@huiqi/components/provider';
import '@huiqi/components/styles.css';
import { createClient } from '@huiqi/sdk';
import { createRoot } from 'react-dom/client';
import { entries } from './entries.js';

const client = createClient({ baseUrl: location.origin });
const steps = [{ id: 'LOAN', label: '贷款需求' }];
const review = { id: 'REVIEW', label: '核对信息' };
const initial = {};
const ignore = () => undefined;

function Form() {
  const form = useEntryForm({
    userId: 'bench',
    form: 'bench',
    entries,
    initial,
    steps,
    review,
    onSubmit: ignore,
  });
  return (
    <FormWizardView
      form={form}
      label="贷款申请"
      head={{ name: '申请酒店经营贷', giver: '重庆农村商业银行', facts: [] }}
      exit={{ label: '返回产品', href: '#product' }}
      submitText="提交申请"
    />
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <HuiqiProvider client={client}>
      <Form />
    </HuiqiProvider>,
  );
}
