/** Points (1/72 inch) from the lower left corner of the page as it is shown. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where and how a signature is seen. */
export interface Visible {
  /** From 1; the last one by default. */
  page?: number | 'last';
  /** By default the first free place of a row along the lower edge: each further signer's stands beside it. */
  box?: Box;
  /**
   * A PDF of one page, drawn by the caller, scaled into the box: for scripts and fonts beyond plain Latin letters. By
   * default name, reason, place and time are written in Helvetica, leaving out what it cannot write.
   */
  drawing?: Uint8Array;
}

/** What a signature says of itself. */
export interface SignatureLook {
  /** The signer's name, as /Name. */
  name: string;
  reason?: string;
  location?: string;
  at: Date;
  /** Without it the signature is in the file and is not seen on a page. */
  visible?: Visible;
  /** `ETSI.RFC3161` for a time authority's stamp. */
  subFilter?: string;
  /** Bytes of DER that fit; an eSign with its chain and revocation lists can exceed 20 KB (standards §8.4). */
  room?: number;
}
