import { ModalForm, ProFormCheckbox, ProFormSelect } from '@ant-design/pro-components';
import type { BatchResult, DepartmentUser, ExportField } from '@huiqi/sdk';
import { Button, message } from 'antd';
import { readData } from './readData.js';
import { sendData } from './sendData.js';
import { useData } from './useData.js';

interface BatchProps {
  readonly ids: readonly string[];
}

/** Gives the selected orders to one person. */
function AssignSelected({ ids, onDone }: BatchProps & { readonly onDone: () => void }) {
  return (
    <ModalForm<{ userId: string }>
      title={`分配 ${ids.length} 笔申请`}
      modalProps={{ destroyOnHidden: true }}
      trigger={<Button size="small">批量分配</Button>}
      onFinish={async ({ userId }) => {
        const batchId = crypto.randomUUID().replaceAll('-', '');
        const response = await sendData('POST', '/order/admin/batch/assign', {
          batchId,
          ids,
          userId,
        });
        const { data } = (await response.json()) as { data: BatchResult };
        const failed = data.results.filter(({ code }) => code !== '200').length;
        message.success(`已分配 ${ids.length - failed} 笔，失败 ${failed} 笔`);
        onDone();
        return true;
      }}
    >
      <ProFormSelect
        name="userId"
        label="处理人"
        showSearch
        rules={[{ required: true }]}
        request={async () => {
          // Of the officer's own department, which saves the choice of one.
          const path = `/user/admin/getDepartmentUserList?deptId=jxw&orderId=${ids[0]}`;
          const people = await readData<DepartmentUser[]>(path);
          return people.map(({ id, name }) => ({ value: id, label: name }));
        }}
      />
    </ModalForm>
  );
}

/** Downloads the selected orders with the columns that are chosen. */
function ExportSelected({ ids }: BatchProps) {
  const fields = useData<ExportField[]>('/order/export/order/fieldList') ?? [];
  return (
    <ModalForm<{ columns: string[] }>
      title="导出申请"
      modalProps={{ destroyOnHidden: true }}
      submitter={{ searchConfig: { submitText: `导出 ${ids.length} 笔` } }}
      initialValues={{
        columns: fields.filter(({ checked }) => checked).map(({ fieldName }) => fieldName),
      }}
      trigger={<Button size="small">导出所选</Button>}
      onFinish={async ({ columns }) => {
        const response = await sendData('POST', '/order/export/order/list', {
          ids,
          fieldList: fields.map((field) => ({
            ...field,
            checked: columns.includes(field.fieldName),
          })),
        });
        const link = document.createElement('a');
        link.href = URL.createObjectURL(await response.blob());
        link.download = '申请信息.xls';
        link.click();
        message.success('已导出');
        return true;
      }}
    >
      <ProFormCheckbox.Group
        name="columns"
        options={fields.map(({ fieldName, fieldDesc }) => ({ value: fieldName, label: fieldDesc }))}
      />
    </ModalForm>
  );
}

/** What can be done with the selected orders. */
export function SelectedActions({ ids, onDone }: BatchProps & { readonly onDone: () => void }) {
  return (
    <>
      <AssignSelected ids={ids} onDone={onDone} /> <ExportSelected ids={ids} />
    </>
  );
}
