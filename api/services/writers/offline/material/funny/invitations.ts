import type { Checklist } from '../voice.ts';

export const invitations: readonly Checklist[] = [
  {
    intro: 'Acceptable ways to react:',
    items: [
      'a slow nod, in sunglasses',
      'jazz hands, if you have them with you',
      'telling the nearest cat',
    ],
  },
  {
    intro: 'What happens now, according to the plan:',
    items: [
      'step one, this post',
      'step two, a nap',
      'step three is smudged, but it rhymes with "parade"',
    ],
  },
  {
    intro: 'The team behind this post:',
    items: ['me', 'me again, in a mustache', 'a plant, consulting'],
  },
  {
    intro: 'Side effects may include:',
    items: ['mild nodding', 'an urge to call someone named Barbara', 'humming in public places'],
  },
  {
    intro: 'Reviews so far:',
    items: [
      '"it has words" (my aunt)',
      '"is this about the ladder?" (my neighbor)',
      'five stars, deleted, then four stars (also my aunt)',
    ],
  },
  {
    intro: 'If you have feedback, please send it by:',
    items: [
      'paper plane',
      'a stern look across a food court',
      'whispering it to a goose, they always find me',
    ],
  },
  {
    intro: 'Things I considered adding:',
    items: ['a laser', 'a second laser, so the first one has company', 'a recipe for rice'],
  },
  {
    intro: 'A quick safety briefing:',
    items: [
      'your nearest exit may be the back button',
      'in case of excitement, put on your own snack first',
      'please return your opinions to the upright position',
    ],
  },
  {
    intro: 'What my horoscope said about posting this:',
    items: ['"maybe"', '"bring a jacket"', '"not everyone is ready for your hat"'],
  },
  {
    intro: 'Budget for the celebration, in full:',
    items: [
      'one balloon',
      'air for the balloon, sourced locally',
      'a small sign that says "party," with an arrow',
    ],
  },
  {
    intro: 'Merchandise ideas:',
    items: [
      'a sock, just the one',
      'a candle that smells of Wi-Fi',
      'an umbrella that says "I told you so" when it opens',
    ],
  },
];
