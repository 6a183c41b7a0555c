import type { Token } from './tokens.ts';

/** Indonesian and Malay share most of them. Some are Italian as well, so that one alone tells nothing. */
const malayan =
  'yang dan di dari ke untuk dengan ini itu tidak akan pada juga saya kami kita anda dalam adalah atau sudah oleh lebih hari cara';

/** Words that hold a language together and that few others have, by language. */
const functionWords: Record<string, string> = {
  en: "the and of to in is it that you for are with this was not no be have has had your but they from what it's that's here's there's don't isn't can't you're i'm we our my i me us if when how why where which at by or as an will can could should would just only about more than then who has so there their these those them his her he she been were did does do get into over after before because never every here now today's people need want know make some any all up out",
  de: 'der die das und ist nicht ein eine einen einem einer ich du wir sie es mit für auf den dem des von zu im wie wenn aber oder auch sich sind war bei nach nur noch mehr kein keine dein deine ihr euch uns um sondern was wer hier haben hat werden wird kann schon jetzt seit geht an am zum zur vom beim fürs ins in so unser unsere unseren mein meine meinen bis aus alle man dass diese dieser',
  fr: 'le la les des et est un une pour dans que qui pas vous nous je il elle ce cette sur avec plus du au aux mais ou sont mon votre de en nos notre vos mes ma ses sa ses leur leurs comment sans chez tout tous à où',
  es: 'el la los las y es un una para en que no por con su se lo más pero como del al esta este mi tu son muy de sin sobre mis nuestro nuestra nuestros nuestras cómo todos todas hay desde hasta cada',
  it: 'il lo la gli le e è un una per che non di con si più ma come del della questo questa mi sono anche in da al alla dei delle nel nella nostro nostra tutti',
  pt: 'o os as e é um uma para em que não por com se mais mas como do da dos das no na seu sua você de ao aos à às pelo pela meu minha meus minhas nosso nossa nossos sem sobre todos todas cada até são',
  nl: 'de het een en is niet van voor met dat die op te zijn ik je we maar ook naar als er aan bij wat dit uit in om over geen mijn onze deze',
  sv: 'och det att är en ett som på inte jag vi du med för av till den har om men så',
  da: 'og det at er en et som på ikke jeg vi du med for af til den har om men så',
  id: `${malayan} karena bisa saat`,
  ms: `${malayan} kerana boleh ialah`,
  pl: 'i w na nie się to jest że z do jak co po tym ale za od czy',
};

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of words.split(' ')) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** The share of function words that a text in a language has at least. */
const leastShare = 0.12;

/** A text with more than so much in another script is not read. */
const mostForeign = 0.2;

function isForeign(words: readonly Token[]): boolean {
  let [all, foreign] = [0, 0];
  for (const { text } of words) {
    all += text.length;
    if (/^[^\p{Script=Latin}\p{N}]/u.test(text)) foreign += text.length;
  }
  return foreign > all * mostForeign;
}

/**
 * Whether the words say the one language and not the other: what both have, such as "de" in Spanish and Dutch, tells
 * nothing of which it is.
 */
function isRather(one: string, other: string, found: readonly string[][]): boolean {
  const only = (language: string, without: string) =>
    found.filter((those) => those.includes(language) && !those.includes(without)).length;
  const own = only(one, other);
  return own > 0 && own >= 2 * only(other, one);
}

/**
 * The language of a text, or null where that is not plain: then no rule of any language is right. It has so many of
 * its function words at least.
 */
export function guessLanguage(tokens: readonly Token[], leastWords = 1): string | null {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (isForeign(words)) return null;
  const found = words.flatMap(({ text }) => {
    const those = languagesOf.get(text);
    return those ? [those] : [];
  });
  const counts = new Map<string, number>();
  for (const language of found.flat()) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, ...others] = [...counts].sort(([, a], [, b]) => b - a);
  if (best === undefined || best[1] < Math.max(leastWords, words.length * leastShare)) return null;
  const [language] = best;
  return others.every(([other]) => isRather(language, other, found)) ? language : null;
}
