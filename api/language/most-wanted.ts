/** Nobody speaks more; what else a header names is not read. */
const mostNamed = 20;

/** A range of languages and its weight, as RFC 9110 writes them. */
const named =
  /^([a-z]{1,8})(?:-[a-z\d]{1,8})*(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * Which of the languages an `Accept-Language` wants most; undefined where it names none of them. By the
 * language alone: whoever asks for es-MX or pt-PT reads our Spanish and our Portuguese.
 */
export function mostWanted<Id extends string>(
  header: string | undefined,
  languages: Iterable<Id>,
): Id | undefined {
  const byPrimary = new Map<string | undefined, Id>();
  for (const id of languages) byPrimary.set(id.split('-')[0], id);
  let wanted: Id | undefined;
  let most = 0;
  for (const item of header?.split(',', mostNamed) ?? []) {
    const [, primary, weight = '1'] = named.exec(item.trim()) ?? [];
    const language = byPrimary.get(primary?.toLowerCase());
    if (language === undefined || Number(weight) <= most) continue;
    wanted = language;
    most = Number(weight);
  }
  return wanted;
}
