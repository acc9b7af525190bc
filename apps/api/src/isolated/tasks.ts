/**
 * What may run isolated; each is loaded in the thread alone, and only when asked for. Input and output must survive
 * structured cloning.
 */
export const tasks = {
  findQr: async () => (await import('./find-qr.ts')).findQr,
  drawLogo: async () => (await import('./draw-logo.ts')).drawLogo,
  photoToPng: async () => (await import('./photo-to-png.ts')).photoToPng,
  showPage: async () => (await import('./show-page.ts')).showPage,
  showPages: async () => (await import('./show-pages.ts')).showPages,
  stackSides: async () => (await import('./stack-sides.ts')).stackSides,
  openFile: async () => (await import('./open-file.ts')).openFile,
  readLockerFile: async () => (await import('./read-locker-file.ts')).readLockerFile,
  inspectPaper: async () => (await import('./inspect-paper.ts')).inspectPaper,
  readAadhaarFile: async () => (await import('./read-aadhaar-file.ts')).readAadhaarFile,
  readStatement: async () => (await import('./statements/read-statement.ts')).readStatement,
  prepareSignature: async () => (await import('./sign-pdf.ts')).prepareSignature,
  checkSignatures: async () => (await import('./sign-pdf.ts')).checkSignatures,
  takeAccount: async () => (await import('./statements/take-account.ts')).takeAccount,
} as const;

type Tasks = { [Name in keyof typeof tasks]: Awaited<ReturnType<(typeof tasks)[Name]>> };
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
