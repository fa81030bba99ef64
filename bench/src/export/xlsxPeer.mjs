// Makes an XLSX with the given numbers of rows and columns in memory, and prints what that took.
import writeXlsxFile from 'write-excel-file/node';

const [rows, columns] = process.argv.slice(2).map(Number);
const before = process.memoryUsage().rss;
const start = performance.now();
const data = Array.from({ length: rows }, (_row, row) =>
  Array.from({ length: columns }, (_column, column) => {
    if (column % 8 === 3) return { type: Number, value: row / 4, format: '#,##0.00' };
    const value =
      column % 3 === 0
        ? `DJ20261120${row}-${column}`
        : `重庆明月食品有限公司${(row * 7 + column) % 900}`;
    return { type: String, value };
  }),
);
const file = await writeXlsxFile(data, { sheet: '申请信息' }).toBuffer();
const ms = performance.now() - start;
// The kernel counts in kilobytes.
const memory = process.resourceUsage().maxRSS / 1024 - before / 1024 / 1024;
console.log(JSON.stringify({ ms, memory, bytes: file.length }));
