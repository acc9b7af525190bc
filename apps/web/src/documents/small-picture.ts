/** Above this many bytes a photo is made smaller before it is sent: a phone's camera makes 4 MB, OCR needs less. */
const large = 600 * 1024;
const longEdge = 2000;
const quality = 0.85;

/** A photo as it is worth sending over a weak connection; the file itself when it is small or no photo. */
export async function smallPicture(file: File): Promise<File> {
  if (file.size <= large || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longEdge / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    const smaller = blob && blob.size < file.size;
    return smaller ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type }) : file;
  } catch {
    return file;
  }
}
