import { cleanImage } from './clean-image.ts';
import { findQr } from './find-qr.ts';
import { photoToPng } from './photo-to-png.ts';

/** What may run isolated. Input and output must survive structured cloning. */
export const tasks = { findQr, cleanImage, photoToPng } as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
