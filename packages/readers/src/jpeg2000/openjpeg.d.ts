/** The package ships no types. Only what decode.ts and its test use. */
interface FrameInfo {
  width: number;
  height: number;
  bitsPerSample: number;
  componentCount: number;
  isSigned: boolean;
}

declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  export interface J2KDecoder {
    /** A view to fill with the encoded file; invalid after the next call. */
    getEncodedBuffer(length: number): Uint8Array;
    decode(): void;
    getFrameInfo(): FrameInfo;
    /** Interleaved samples, 8 or 16 bits each (little-endian); a view into the decoder. */
    getDecodedBuffer(): Uint8Array;
    delete(): void;
  }
  export interface OpenJpeg {
    J2KDecoder: new () => J2KDecoder;
  }
  export default function load(options: { print?: () => void; printErr?: () => void }): Promise<OpenJpeg>;
}

declare module '@cornerstonejs/codec-openjpeg/wasmjs' {
  export interface J2KEncoder {
    getDecodedBuffer(info: FrameInfo): Uint8Array;
    encode(): void;
    getEncodedBuffer(): Uint8Array;
    delete(): void;
  }
  export default function load(options: {
    print?: () => void;
    printErr?: () => void;
  }): Promise<{ J2KEncoder: new () => J2KEncoder }>;
}
