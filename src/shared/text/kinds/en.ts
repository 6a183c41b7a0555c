import type { Kind } from '../kind.ts';

const howto =
  /^(?:a |the |my |our |your |simple |quick |step[ -]by[ -]step |beginner'?s? )*(?:how to |how do (?:i|you) |how (?:i|we) (?:make|use|do|plan|cook|bake) |guide to |guide for |tutorial|recipe for |recipe:|instructions? )|^(?:\S+ ){1,4}recipe$/;
const listed =
  /\b(?:tips|tricks|hacks|mistakes|lessons(?= (?:from|learned|i |we |my ))|reasons|ways|habits|ideas|myths|facts|rules|signs|steps|pointers)\b(?! (?:of|were|was|are|is|came|arrived)\b)/;
const counted =
  /^(?:my |our |the )?(?:top |best )?(?:\d{1,3}|three|four|five|six|seven|eight|nine|ten) (?:\S+ ){0,2}(?:things|books|tips|tricks|hacks|mistakes|lessons|reasons|ways|habits|ideas|myths|facts|rules|signs|steps|questions|tools|apps|recipes|places|foods|words|exercises)\b|^(?:\d{1,3}|two|three|four|five|six|seven|ten) things /;
const job =
  /\b(?:(?:we'?re|we are|i'?m|i am|now|is|are) hiring|hiring (?:an?|our|for|\d+|two|three|now)\b|job opening|open (?:position|role)s?|vacanc(?:y|ies)|join our (?:\S+ )?team|apprenticeship|apprentice wanted|internship|wanted:|recruiting)|^(?!.*(?:feedback|advice|opinion|help|tips))(?:\S+ ){1,4}(?:wanted|needed)$/;
const roles =
  /\b(?:looking for|seeking|searching for|need|needs|want|wanted) (?:an?|our|another|two|three|more|some) (?:\S+ ){0,4}?(?:developers?|engineers?|designers?|managers?|assistants?|barista|baristas|bakers?|cooks?|chefs?|waiters?|waitress|servers?|drivers?|nurses?|teachers?|tutors?|trainers?|coach|accountants?|bookkeeper|editors?|writers?|marketers?|interns?|apprentices?|volunteers?|receptionists?|cleaners?|electricians?|plumbers?|carpenters?|mechanics?|stylists?|hairdressers?|technicians?|analysts?|consultants?|freelancers?|co-?founders?|instructors?|groomers?|florists?|sales ?person|salespeople|dishwashers?|caretakers?|gardeners?|nann(?:y|ies)|babysitters?|moderators?|illustrators?|photographers?|staff|team ?mates?)\b/;
const roleNamed =
  /\b(?:developer|engineer|designer|manager|assistant|barista|baker|cook|chef|driver|nurse|teacher|accountant|editor|writer|receptionist|cleaner|electrician|carpenter|mechanic|technician|analyst) (?:job|position|role|vacancy|wanted|needed)\b/;
const offer =
  /(?<![\p{L}\d])(?:\d{1,2} ?(?:%|percent) (?:off|discount|cheaper)|[$£€]\d+ off|half[ -]price|discounts?|promo(?: code)?|coupon|voucher|code [a-z]+\d+|free shipping|special offer|giveaway|give away|giving away|buy one|two for one|2[ -]for[ -]1|bogo|clearance|early[ -]bird|black friday|cyber monday|on sale|(?:summer|winter|spring|autumn|fall|holiday|christmas|easter|flash|end of season|moving|garage|yard|black friday|cyber monday|our|my|big|the|annual|birthday|anniversary|warehouse|plant|bake|book|sample|launch|weekend) sale(?! of)|sale (?:starts|ends|now|today|on|until|this)|(?:black friday|cyber monday) deals?|free trial|money off|lifetime deal|bundle deal|last chance to (?:buy|get|order)|price drop)(?!\p{L})/u;
const event =
  /\b(?:workshop|webinar|meetup|meet-up|open (?:day|house|mic|studio|evening)|tasting|fundraiser|concert|gig|exhibition|vernissage|book club|quiz night|pub quiz|(?:game|movie|jazz|karaoke|trivia|bingo|comedy|poetry|story|craft|date|parents'?|info) night|film night|street party|block party|farmers'? market|christmas market|flea market|craft fair|book fair|job fair|book signing|book launch|launch party|retreat|hackathon|festival|tournament|charity (?:run|walk|ride|auction|dinner|gala|match)|clean-?up|parade|recital|screening|info evening|live (?:music|q&a|stream)|masterclass|free class|taster (?:class|session)|panel discussion|summer party|fun run|garage sale|yard sale|jumble sale|bake sale)\b/;
const priced = /^(?:[$£€]\d+|free) \p{L}/u;
const joining = /^join us\b/;
const timed =
  /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?\b|\b(?:today|tonight|tomorrow|this weekend|next (?:week|month|weekend))\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b/;
const invited = /\b(?:join us|come (?:along|by|and|to)|rsvp|tickets|doors open|save the date)\b/;
const announced =
  /\b(?:introducing|announcing|(?:is|are|now|we'?re|goes|went|just went|going) live|out now|(?:is|are) (?:finally |now )?(?:out|here|open|back|available)(?: |$)|now open|now available|available (?:now|from)|grand opening|opening (?:soon|day|hours|our|my|a|on)|coming soon|new (?:opening )?hours|we'?re back|we (?:have )?moved|(?:product |app |website |our |the |new )launch|launch(?:es|ing|ed)? (?:of|our|my|a|on|today|tomorrow|next|this|in)|(?:we|i)(?:'re|'m| are| am|'ve| have)? (?:just |finally |now )?(?:launch(?:ing|ed)|opening|releas(?:ing|ed)|introducing|announcing|mov(?:ing|ed) (?:to|into|our|the)|clos(?:ing|ed)|expand(?:ing|ed)|rebranding|start(?:ing|ed) (?:a|our|my)|offer(?:ing)?|now (?:\S+ ))|(?:opens|opening|launches|closes|closing|starts|begins|returns|moves|arrives) (?:on|in|this|next|at|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:^|my |our |the )new (?:\S+ )?(?:\S+ )?(?:shop|store|bakery|cafe|café|restaurant|website|site|app|book|album|single|ep|podcast|course|collection|menu|product|studio|office|location|business|newsletter|blog|channel|service|feature|video|song|salon|gallery|practice|clinic|brand|logo|website|range|line|season|game|plugin|release|version|hours|prices|episode)|version \d|v\d+\.\d|pre-?orders?|price (?:increase|change)s?|new prices)\b|^(?:looking for|searching for|(?:we|i) need|wanted:) /;
const told =
  /^(?:(?:so|well|today|yesterday|tonight|last (?:night|week|month|year|summer|winter)|this (?:morning|week)|\S+ years? ago|when|after \S+ years?|\d+ years? (?:ago|in|later)),? )?(?:i|we|my|our)(?:'ve| have| had|'d)? (?:\S+ ){0,3}?(?:\p{L}{2,}ed|got|won|lost|quit|left|ran|began|became|bought|sold|built|made|met|found|told|went|came|took|wrote|taught|fell|broke|spent|grew|said|gave|forgot|thought|kept|hit|did|was|were|had|been|woke|slept|sent|put|learnt|paid|let|saw|heard|felt|knew|said|cut|swam|flew|drove|rode|read)\b/u;
const storied =
  /^(?:how (?:i|we|my|our) |what (?:i|we) (?:learn|wish|did|saw|found)|why (?:i|we) \p{L}{2,}(?:ed|t|it|ft)\b|the (?:day|time|moment|year|night|week) (?:i|we|my|our|that)|(?:my|our) (?:first|last|second|worst|best|biggest|journey|story|path)|(?:just |finally |recently )?(?:lost|found|adopted|won|got|finished|passed|graduated|became|ran|quit|turned|moved|survived|completed) |lessons? from (?:my|our)|from \S+ to \S+|(?:becoming|quitting|leaving) \S|(?:\S+ )?years? (?:of|in|as|since|later|sober))/u;
const thanked =
  /^(?:(?:a |so |very |many |big |huge |special |heartfelt |warm |our |my |we |i |just |want to |wanted to |would like to |say )*(?:thank (?!(?:you )?(?:notes?|cards?|emails?|letters?|gifts?|pages?|speech(?:es)?|god|goodness)\b)\S|thanks\b)|shout-?out to |(?:so |very |deeply |forever |we are |we're |i am |i'm )*(?:grateful|thankful) (?:to|for) )/;
const scheduled = /^(?:we|our|my)\b|\b(?:is|are) \p{L}+ing\b/u;
const claims =
  /\b(?:should|shouldn't|must|overrated|underrated|is dead|are dead|is broken|is over|better than|worse than|beats|unpopular opinion|hot take|i think|i believe|i don't (?:think|believe)|nobody (?:needs|should|wants|cares|reads)|everyone (?:should|needs)|need to stop|has to stop|waste of|doesn't work|don't work|does not work|isn't worth|not worth|never (?:be|was)|too (?:many|much|often)|is (?:a|an|the) (?:lie|myth|scam|mistake|trap|problem)|will (?:replace|kill|change|never|die|destroy)|killed|ruined|deserves?)\b/;
const ordered = /^(?:stop|don't|never|always|quit|ban|please stop) \p{L}/u;
const asking =
  /^(?:why|what|when|where|who|whom|whose|which|how) (?:is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|had|might|may|much|many|long|often|far)\b|^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have) (?:i|we|you|they|he|she|it|there|this|that|the|a|an|my|our|your|people|\p{L}+) \p{L}|^(?:what|who|where|how)'s \p{L}|^(?:what|who) \p{L}+s \p{L}|^what to \p{L}/u;
const asserted =
  /^(?:\S+ ){1,5}?(?:is|are|isn't|aren't|was|were|makes|takes|needs|beats|costs|saves|wins) (?:\S+ )?\S/;

/** What kind of thing an English topic is, both in small letters. */
export function kindInEnglish(text: string, more: string): Kind {
  if (thanked.test(text)) return 'thanks';
  if (counted.test(text)) return 'list';
  if (howto.test(text)) return 'how-to';
  if (storied.test(text)) return 'story';
  if (/[?？؟]\s*$/.test(text) || asking.test(text)) return 'question';
  if (job.test(text) || roles.test(text) || roleNamed.test(text)) return 'job';
  const argued = claims.test(text) || ordered.test(text);
  if (!argued && (offer.test(text) || (priced.test(text) && !event.test(text)))) return 'offer';
  if (!argued && event.test(text) && (!/\bis\b|\bare\b/.test(text) || timed.test(text))) {
    return told.test(text) ? 'story' : 'event';
  }
  if (announced.test(text)) return 'announcement';
  if (told.test(text)) return 'story';
  if (argued) return 'opinion';
  if (/^(?:my |our |some |best |more |top )*\S*(?: \S+)?$/.test(text) || listed.test(text)) {
    if (listed.test(text) && !/^(?:the )?facts?\b/.test(text)) return 'list';
  }
  if (joining.test(text) || (invited.test(text) && timed.test(text))) return 'event';
  if (scheduled.test(text) && timed.test(text)) return 'announcement';
  if (asserted.test(text) && !/^(?:my|our|we|i) /.test(text)) return 'opinion';
  if (more === '') return 'subject';
  if (job.test(more) || /\b(?:apply|salary|applications?)\b/.test(more)) return 'job';
  if (offer.test(more)) return 'offer';
  if (
    timed.test(more) &&
    (invited.test(more) || /\b(?:register|per person|free entry)\b/.test(more))
  )
    return 'event';
  if (/\b(?:launch(?:es|ing|ed)?|opens?|opening)\b/.test(more) && timed.test(more))
    return 'announcement';
  return /^(?:i|we|my|our) /.test(more) && told.test(more.split(/[.!?\n]/)[0] ?? '')
    ? 'story'
    : 'subject';
}
