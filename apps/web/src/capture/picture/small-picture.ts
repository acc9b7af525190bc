/** Above this many bytes a photo is made smaller before it is sent: a phone's camera makes 4 MB, OCR needs less. */
const large = 600 * 1024;
const longEdge = 2000;
const quality = 0.85;

/** What the server reads. Any other picture that this browser can draw is sent as a JPEG. */
const sentAsItIs = /^image\/(?:jpeg|png|webp)$/;
/** Pictures of iPhones; phones that do not know the type say nothing, so the name counts too. */
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** `unreadable`: a picture that neither this browser nor the server can read. `drawn`: can this browser show it? */
export type Small = { kind: 'ready'; file: File; drawn: boolean } | { kind: 'unreadable' };

/** The picture, or the PDF, as it is worth sending over a weak connection: upright, at most 2000 pixels long. */
export async function smallPicture(file: File): Promise<Small> {
  const heic = isHeic(file);
  if (!heic && !file.type.startsWith('image/')) return { kind: 'ready', file, drawn: false };
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const keep = sentAsItIs.test(file.type) && file.size <= large;
    return { kind: 'ready', file: keep ? file : await drawnSmaller(file, picture), drawn: true };
  } catch {
    // The server says what is wrong with a broken JPEG; of HEIC it would not know what to say.
    return heic ? { kind: 'unreadable' } : { kind: 'ready', file, drawn: false };
  }
}

async function drawnSmaller(file: File, picture: ImageBitmap): Promise<File> {
  const scale = Math.min(1, longEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await jpegOf(canvas, quality);
  const isBetter = blob !== null && (blob.size < file.size || !sentAsItIs.test(file.type));
  if (!isBetter) return file;
  const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
}

/** What is drawn on a canvas, as a JPEG; null when the browser gives none. */
export const jpegOf = (canvas: HTMLCanvasElement, at: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', at));
