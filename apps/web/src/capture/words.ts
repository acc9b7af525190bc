import { enCapture } from '../catalogue/en-capture.ts';
import { hiCapture } from '../catalogue/hi-capture.ts';
import { learn } from '../lib/catalogue.ts';

// The parts of this folder are fetched when they are first used, and bring their sentences with them.
learn(enCapture);
learn(hiCapture, 'hi');
