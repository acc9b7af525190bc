/**
 * What most leaked passwords are made of: the words at the top of published counts, English and Indian, and rows of
 * keys. Kept as words, because people add a year, a sign or a capital to them: `Football@2024` is none the better.
 */
const words = `
password passwort pass passw admin administrator root user guest login welcome letmein access secret master changeme
default temp test testing qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc azerty abc abcd
abcde abcdef abcdefgh iloveyou love lovely lover sweetheart honey baby babygirl angel princess prince queen king
sunshine flower rainbow butterfly summer winter spring autumn monday friday january february august september october
november december dragon monkey tiger lion eagle falcon shadow ninja samurai phoenix superman batman spiderman pokemon
naruto starwars matrix football baseball basketball cricket soccer hockey chelsea arsenal liverpool barcelona
manchester madrid ferrari mercedes computer internet google facebook instagram whatsapp youtube yahoo gmail android
samsung apple microsoft windows linux oracle hello helloworld trustno freedom whatever forever friends family mother
father brother sister daddy mommy jesus christ krishna ganesh ganesha shiva hanuman sairam saibaba omsairam jaimatadi
jaishreeram waheguru allah bismillah india bharat hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad
sachin dhoni virat kohli rahul priya deepak sanjay rajesh amit suresh ramesh michael jordan charlie thomas robert daniel
jessica jennifer michelle ashley nicole amanda killer hunter ranger buster soccer harley maggie ginger pepper cookie
chocolate banana cheese orange purple silver golden diamond money bank loan finance company office manager lender
pramaan saral udaan demo happy lucky cool sexy please thankyou india bharatmata incredible
`.match(/\S+/g);

const common = new Set(words);
const longest = Math.max(...[...common].map((word) => word.length));
const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The fewest of `known` that `letters` is made of without rest; Infinity when it is not. */
function parts(letters: string, known: ReadonlySet<string>): number {
  const fewest = [0, ...Array.from({ length: letters.length }, () => Number.POSITIVE_INFINITY)];
  for (let end = 1; end <= letters.length; end++)
    for (let begin = Math.max(0, end - Math.max(longest, 20)); begin < end; begin++)
      if (known.has(letters.slice(begin, end)))
        fewest[end] = Math.min(fewest[end] ?? Number.POSITIVE_INFINITY, (fewest[begin] ?? 0) + 1);
  return fewest[letters.length] ?? Number.POSITIVE_INFINITY;
}

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

/**
 * Is it one of the passwords that everybody tries first: at most two common words, or words of the person's own
 * (`about`: names, login), with whatever digits and signs around them, plain or in leet?
 */
export function isCommon(password: string, about: readonly string[] = []): boolean {
  const own = about.flatMap((text) => text.toLowerCase().split(/\P{L}+/u)).filter((word) => word.length >= 3);
  const known = own.length > 0 ? new Set([...common, ...own]) : common;
  // Digits and signs at the ends are what people add; inside they stand for letters.
  const core = password.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '');
  const read = core.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);
  return [core, read].some((text) => parts(lettersOf(text), known) <= 2);
}
