import { config } from 'zod/v4/mini';

// The page's content security policy forbids code made of text, which zod otherwise tries.
config({ jitless: true });

export * from 'zod/v4/mini';
