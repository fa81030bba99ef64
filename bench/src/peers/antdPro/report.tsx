import { ProCard } from '@ant-design/pro-components';
import type { DetailedReport } from '@huiqi/sdk';
import { Anchor, Button, Descriptions, Flex, Table } from 'antd';
import { mountPage } from './mountPage.js';
import { useData } from './useData.js';

type Sections = DetailedReport['sections'];
type Row = Readonly<Record<string, unknown>>;

const orderId = new URLSearchParams(location.search).get('orderId') ?? '';
const titles: Readonly<Record<keyof Sections, string>> = {
  registration: '登记信息',
  changeRegistration: '变更登记',
  investors: '投资方信息',
  invoices: '发票信息',
  declarations: '申报信息',
  credit: '纳税信用',
  lawViolations: '违法违章',
  contacts: '联系人',
  balanceSheet: '资产负债表',
  incomeStatement: '利润表',
};
const keys = Object.keys(titles) as (keyof Sections)[];

/** Facts of an object, or a table of rows. */
function Section({ data }: { readonly data: unknown }) {
  const rows = Array.isArray(data) ? (data as Row[]) : (data as { rows?: Row[] } | null)?.rows;
  if (rows) {
    const columns = Object.keys(rows[0] ?? {}).map((name) => ({
      title: name,
      dataIndex: name,
      render: (value: unknown) => String(value),
    }));
    return (
      <Table
        rowKey={(row) => JSON.stringify(row)}
        columns={columns}
        dataSource={rows}
        pagination={false}
      />
    );
  }
  return (
    <Descriptions column={2}>
      {Object.entries((data ?? {}) as Row).map(([name, value]) => (
        <Descriptions.Item key={name} label={name}>
          {typeof value === 'object' ? JSON.stringify(value) : String(value)}
        </Descriptions.Item>
      ))}
    </Descriptions>
  );
}

function Report() {
  const report = useData<DetailedReport>(`/order/${orderId}/admin/report`);
  return (
    <Flex gap={24} align="start">
      <Anchor items={keys.map((key) => ({ key, href: `#${key}`, title: titles[key] }))} />
      <ProCard
        loading={!report}
        title={report?.header.name}
        extra={[<Button key="pdf">下载 PDF</Button>, <Button key="print">打印</Button>]}
        direction="column"
      >
        {report &&
          keys.map((key) => (
            <ProCard key={key} id={key} title={titles[key]}>
              <Section data={report.sections[key].data} />
            </ProCard>
          ))}
      </ProCard>
    </Flex>
  );
}

mountPage('企业信用分析报告', 'user', <Report />);
