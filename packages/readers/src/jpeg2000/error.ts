/** The only error that reading a JPEG 2000 picture may throw. `message` says what is wrong and what to do. */
export class Jpeg2000Error extends Error {
  readonly code: 'not-jpeg2000' | 'too-many-pixels' | 'unsupported' | 'damaged';

  constructor(code: Jpeg2000Error['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Jpeg2000Error';
    this.code = code;
  }
}

export const notJpeg2000 = () =>
  new Jpeg2000Error('not-jpeg2000', 'This is not a JPEG 2000 photo. Use the photo from the Aadhaar QR code.');
