import sharp from 'sharp';

/** A square of grey noise as PNG, `side` pixels long: costly to make, and in it a code is searched for long. */
export const greyNoise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 0 })
    .toBuffer();
