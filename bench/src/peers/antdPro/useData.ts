import { message } from 'antd';
import { useEffect, useState } from 'react';
import { readData } from './readData.js';

/** What the API responds with, once it has. */
export function useData<T>(path: string, body?: object): T | undefined {
  const [data, setData] = useState<T>();
  const sent = body && JSON.stringify(body);
  useEffect(() => {
    let isGone = false;
    readData<T>(path, sent === undefined ? undefined : (JSON.parse(sent) as object)).then(
      (result) => isGone || setData(result),
      () => message.error('加载失败'),
    );
    return () => {
      isGone = true;
    };
  }, [path, sent]);
  return data;
}
