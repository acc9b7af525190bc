import { enLocker } from '../../catalogue/en-locker.ts';
import { learn } from '../../lib/catalogue.ts';
import { useHindi } from '../../lib/use-hindi.ts';

learn(enLocker);

const hindi = async () => (await import('./hindi.ts')).lockerHindi;

/** The language of the locker's screens; its Hindi is fetched when it is first read. */
export const useLockerLanguage = () => useHindi(hindi);
