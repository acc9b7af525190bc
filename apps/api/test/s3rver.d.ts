/** The part of s3rver that apps/api/test/s3-program.ts uses; it ships no types. */
declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  }
  interface Context {
    path: string;
    /** The server, whose options each request reads. */
    app: object;
  }
  export default class S3rver {
    constructor(options: Options);
    middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    run(): Promise<{ port: number }>;
  }
}
