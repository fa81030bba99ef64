import { ModalForm, ProFormTextArea } from '@ant-design/pro-components';
import type { Phrases } from '@huiqi/sdk';
import { Button, Flex, Form, message } from 'antd';
import { useData } from './useData.js';

export interface OpinionFormProps {
  readonly title: string;
  readonly danger?: boolean;
  readonly onSend: (reason: string) => Promise<unknown>;
}

/** The button of a decision and its dialog, with the phrases above the opinion. */
export function OpinionForm({ title, danger = false, onSend }: OpinionFormProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const phrases = useData<Phrases>('/order/admin/phrases')?.phrases ?? [];
  return (
    <ModalForm<{ reason: string }>
      title={title}
      form={form}
      autoFocusFirstInput
      modalProps={{ destroyOnHidden: true }}
      submitter={{ submitButtonProps: { danger } }}
      trigger={
        <Button danger={danger} type={danger ? 'default' : 'primary'}>
          {title}
        </Button>
      }
      onFinish={async ({ reason }) => {
        try {
          await onSend(reason);
          message.success('已办理');
          return true;
        } catch (error) {
          message.error(String(error));
          return false;
        }
      }}
    >
      <ProFormTextArea name="reason" label="审核意见" rules={[{ required: true, min: 2 }]} />
      <Flex wrap gap={8}>
        {phrases.map(({ id, text }) => (
          <Button key={id} size="small" onClick={() => form.setFieldsValue({ reason: text })}>
            {text}
          </Button>
        ))}
      </Flex>
    </ModalForm>
  );
}
