import { findLinks } from '#shared/text/links.ts';

const signs = {
  when: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|thur|fri|sat|sun)(?![\p{L}])|today|tonight|tomorrow|this (?:weekend|week|month|summer)|next (?:week|weekend|month|year)|noon|midnight|weekdays|weekends|daily|\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\d{1,2}[:.]\d\d|\d{1,2} ?[-–] ?\d{1,2}(?= (?:at|in)\b)|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?!\d)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/iu,
  where:
    /\b(?:\d{1,5} (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|square|sq|drive|dr|way|place|court|row|hill|close|quay|blvd|boulevard)|(?:room|hall|studio|suite|floor|unit|booth|stand|gate|aisle) \p{L}?\d|online|zoom|remote|hybrid|on-?site|venue|location|upstairs|downstairs|\p{L}{2,20} (?:street|road|lane|avenue|square)|community cent(?:er|re)|town hall|next (?:to|door)|behind the|opposite|corner of)(?![\p{L}])/iu,
  price:
    /[$£€¥]\s?\d|\d\s?(?:[$£€¥]|(?:dollars|euros?|pounds|bucks|usd|eur|gbp)\b)|\d ?(?:%|percent)|\b(?:free (?:entry|admission|of charge|shipping|delivery|trial|for|to|coffee|with|until)|(?:entry|admission|it's|its|is) free|free$|^free\b|half[ -]price|pay what you|two for one|2 for 1|salary|per hour|an hour|per person)/iu,
  end: /\b(?:until|till|deadline|ends?|closes|last (?:day|chance)|while (?:stocks?|supplies) lasts?|only \d+ (?:\p{L}+ ){0,2}(?:left|spots|seats|places|tickets)|\d+ (?:spots|seats|places)|max(?:imum)?\.? \d+|limited to|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|by (?:the )?\d|by (?:january|february|march|april|may|june|july|august|september|october|november|december)|first \d+)\b/iu,
  code: /\bcode:? ["“]?[A-Z0-9]{3,}/u,
};

/** What a reader needs in order to act. */
export type Fact = keyof typeof signs | 'how' | 'contact';

const place =
  /\b(?:[Aa]t|[Ii]n|[Nn]ear|[Oo]n|[Aa]round|[Bb]ehind) (?:the |our |my )?(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Easter|Christmas|English|Spanish|German|French|Polish)\p{L}*)\p{Lu}[\p{L}'’]+/u;
const contact =
  /(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,64}\.\p{L}{2,}|(?<![\d.])\+?\(?\d(?:[\d ()-]{5,16})\d(?!\d)|(?<!\S)@\w{2,}/u;
const asking =
  /^(?:please |just |to |simply )?(?:apply|book(?: (?:a|an|at|via|now|your|online|by|through|on|here))\b|register|rsvp|sign up|order(?: (?:at|via|by|now|yours|online|from|on|through))\b|reserve|(?:dm|pm|message|e-?mail|mail|call|phone|ring|text|write)(?: (?:us|me|to|\+?\d|\S+@\S|@\w|the shop|the office|our))|visit|come|drop (?:by|in|off)|stop by|pop (?:in|by)|(?:just )?turn up|dm\b|chat (?:to|with|first)|ask for|swing by|join|get in touch|get tickets|contact|reply|comment|enter|use (?:the |our )?code|code|coupon|tickets|bring|donate|subscribe|download|grab|get (?:yours|your)|shop|buy|pre-?order|send|tag|link in bio|more (?:info|details|at)|details (?:at|on|in)|info(?:rmation)?:|no (?:booking|registration|need to book)|walk-?ins|find us|questions:|tell (?:us|me|your))\b/i;

/** Whether a sentence asks the reader to do the one thing. */
export function asksToAct(text: string): boolean {
  return (
    asking.test(text) ||
    / (?:(?:message|text|call|write to|e-?mail|dm) (?:me|us)|link in bio)\b/i.test(text)
  );
}

export function factsIn(text: string): Set<Fact> {
  const found = (Object.keys(signs) as (keyof typeof signs)[]).filter((it) => signs[it].test(text));
  const facts = new Set<Fact>(found);
  if (/^(?:when|dates?|times?) ?:/i.test(text)) facts.add('when');
  if (place.test(text) || /^(?:where|place|location|venue|address) ?:/i.test(text))
    facts.add('where');
  if ([...findLinks(text)].length > 0 || contact.test(text)) facts.add('contact');
  if (asksToAct(text) || facts.has('contact') || facts.has('code')) facts.add('how');
  return facts;
}

/** "Only with a helmet": what holds under a condition is false without it. */
export const condition =
  /\b(?:must|have to|need|needs|needed|required|requires?|only|except|excluding|unless|without|if(?! you (?:can|like|want|wish))|not|no|never|cannot|\p{L}{2,5}n['’]t|min|minimum|max|maximum|at least|up to|included|allowed)\b/iu;

/** What binds a reader even where the sentence tells of the past. */
export const rule =
  /\b(?:must|may|have to|need|needs|required|except|unless|if|no longer|(?:do|ca|wo)n['’]t|cannot|please)\b/iu;
