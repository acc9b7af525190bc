import { config } from 'zod/mini';

// The page's content security policy forbids code made of text, which zod otherwise tries.
config({ jitless: true });
