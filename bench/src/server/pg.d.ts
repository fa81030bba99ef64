declare module 'pg' {
  export class Client {
    constructor(options: { readonly connectionString: string });
    connect(): Promise<void>;
    query<Row>(text: string, values?: readonly unknown[]): Promise<{ readonly rows: Row[] }>;
    end(): Promise<void>;
  }
  const pg: { readonly Client: typeof Client };
  export default pg;
}
