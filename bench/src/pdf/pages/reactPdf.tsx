import { Document, Font, Page, StyleSheet, Text, View, pdf } from '@react-pdf/renderer';
import type { ReportDocument } from '@huiqi/sdk/report';
import { fontUrls, offer } from './entry.js';

const at = (path: string) => new URL(path, location.href).href;
Font.register({
  family: 'Noto',
  fonts: [{ src: at(fontUrls.regular) }, { src: at(fontUrls.bold), fontWeight: 'bold' }],
});
// Its lines break between words alone: each Chinese character has to be one.
Font.registerHyphenationCallback((word) => Array.from(word).flatMap((one) => [one, '']));

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Noto',
    fontSize: 8.5,
    paddingHorizontal: 48,
    paddingTop: 62,
    paddingBottom: 60,
  },
  title: { fontSize: 20, fontWeight: 'bold' },
  head: { fontSize: 14, fontWeight: 'bold', marginTop: 20, marginBottom: 8 },
  row: {
    flexDirection: 'row',
    borderBottomWidth: 0.5,
    borderColor: '#dfe3e8',
    paddingVertical: 4.5,
  },
  cell: { flex: 1 },
  end: { flex: 1, textAlign: 'right' },
  foot: { position: 'absolute', bottom: 26, right: 48, fontSize: 8 },
});

const Report = ({ title, sections }: ReportDocument) => (
  <Document title={title}>
    <Page size="A4" style={styles.page}>
      <Text style={styles.title}>{title}</Text>
      {sections.map(({ id, number, title: head, blocks }) => (
        <View key={id}>
          <Text style={styles.head}>{`${number} ${head}`}</Text>
          {blocks.map((block) => {
            if (block.kind === 'facts')
              return block.items.map(({ term, value }) => (
                <View key={term} style={styles.row} wrap={false}>
                  <Text style={{ width: 82 }}>{term}</Text>
                  <Text style={styles.cell}>{value}</Text>
                </View>
              ));
            if (block.kind !== 'table') return null;
            return [
              <View key="head" style={styles.row} fixed>
                {block.columns.map(({ key, header }) => (
                  <Text key={key} style={{ flex: 1, fontWeight: 'bold' }}>
                    {header}
                  </Text>
                ))}
              </View>,
              ...block.rows.map((row) => (
                <View key={`${row['from']}${row['sales']}`} style={styles.row} wrap={false}>
                  {block.columns.map(({ key, align }) => (
                    <Text key={key} style={align === 'end' ? styles.end : styles.cell}>
                      {row[key]}
                    </Text>
                  ))}
                </View>
              )),
            ];
          })}
        </View>
      ))}
      <Text
        fixed
        style={styles.foot}
        render={({ pageNumber, totalPages }) => `第 ${pageNumber} 页 共 ${totalPages} 页`}
      />
    </Page>
  </Document>
);

offer(async (document) => {
  const blob = await pdf(<Report {...document} />).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
});
