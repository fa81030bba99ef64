declare module 'pg' {
  class Client {
    constructor(options: { readonly connectionString: string });
    connect(): Promise<void>;
    query(text: string): Promise<unknown>;
    end(): Promise<void>;
  }
  const pg: { readonly Client: typeof Client };
  export default pg;
}
