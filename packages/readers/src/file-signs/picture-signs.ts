/** Programs that change what a picture shows, as they sign it. Those of cameras and of galleries that only turn it are left out. */
const editors =
  /\b(?:Adobe Photoshop(?: \w+)?|GIMP|PicsArt|Photopea|Pixelmator(?: Pro)?|Affinity Photo|Corel ?(?:DRAW|PaintShop)|PaintShop Pro|paint\.net|Pixlr|Fotor|PhotoScape|Canva|Inkscape)\b/i;

/** How phones and computers name a screenshot, and how some mark it in the picture. */
const screenshotNamed = /^(?:screen[ _-]?shot|screen[ _-]?grab|screen[ _-]?capture|स्क्रीनशॉट)/i;
const screenshotMarked = /\bscreenshot\b/i;

/** What a picture says of how it was made. Claims of the file: a sign is a reason to look, no proof. */
interface PictureClaims {
  /** The text of its metadata: EXIF, XMP, comments. */
  metadata: string;
  /** The name of the file as it came. */
  name: string;
}

/** Signs that a picture is not as a camera or a scanner made it, one sentence each. Pure. */
export function pictureSigns({ metadata, name }: PictureClaims): string[] {
  const [program] = editors.exec(metadata) ?? [];
  return [
    ...(program ? [`The picture was saved with ${program}, a program that edits pictures.`] : []),
    ...(screenshotNamed.test(name)
      ? ['The picture is a screenshot, as its name says.']
      : screenshotMarked.test(metadata)
        ? ['The picture is a screenshot, as the device that made it says.']
        : []),
  ];
}
