// What one would write for this table alone: rows of 40 px, spacers, a slice of the rows.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { headers, keys, onMount, rows } from './rows.js';

const height = 40;
const shown = 24;

function HandMade() {
  const [first, setFirst] = useState(0);
  const [sorted, setSorted] = useState(false);
  const list = sorted ? rows.toSorted((one, other) => one.amount - other.amount) : rows;
  const end = Math.min(list.length, first + shown);
  return (
    <div
      id="box"
      onScroll={(event) => {
        const top = Math.max(0, Math.floor(event.currentTarget.scrollTop / height) - 4);
        setFirst(top - (top % 4));
      }}
    >
      <table>
        <thead>
          <tr>
            {headers.map((header, at) => (
              <th key={header}>
                {at === 3 ? <button onClick={() => setSorted(!sorted)}>{header}</button> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: first * height }} />
          {list.slice(first, end).map((row) => (
            <tr key={row.id}>
              {keys.map((key) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
          <tr style={{ height: (list.length - end) * height }} />
        </tbody>
      </table>
    </div>
  );
}

onMount((root) => createRoot(root).render(<HandMade />));
