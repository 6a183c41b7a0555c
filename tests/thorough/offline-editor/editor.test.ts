import { describe, expect, test } from 'vitest';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import { platformIds, toneIds } from '#shared/rules.ts';
import { isTooLong } from '#shared/text/fit.ts';
import { orderFor, write } from './orders.ts';

const hiring = {
  topic: 'We are hiring a baker in Leeds',
  details:
    '£14/hour, full time from June. We are six people and one cat. You start at 4am but you are home by noon. No experience needed, we train you. Apply: jobs@millbakery.co.uk by 12 May',
};

test('the same order gives the same post, whatever its seed', async () => {
  const first = await write(hiring);
  expect(first).toHaveLength(1);
  expect(await write({ ...hiring, seed: 'another' })).toEqual(first);
});

test('nothing that the author said is missing', async () => {
  for (const platform of platformIds) {
    const [post = ''] = await write({ ...hiring, platform });
    const said = `${hiring.topic}. ${hiring.details}`;
    for (const sentence of said.split(/[.!?] /)) expect(post, platform).toContain(sentence);
  }
});

test('where posts have a title, what comes first is the title', async () => {
  const rye = { topic: 'Rye is back on Saturday', details: 'We bake 42 loaves. Each is £4.' };
  const list = { topic: '2 mistakes with rye', details: '1. Cold water\n2. Old flour' };
  for (const platform of ['youtube', 'pinterest'] as const) {
    const [post, listed] = [
      ...(await write({ ...rye, platform })),
      ...(await write({ ...list, platform })),
    ];
    expect(post).toBe('Rye is back on Saturday\n\nWe bake 42 loaves. Each is £4.');
    expect(listed).toBe('2 mistakes with rye\n\n1. Cold water\n2. Old flour');
  }
});

describe('what does not fit', () => {
  const fact =
    'The hall is open from 9 to 5 until Friday, only for members with a card, at 14 Mill Lane.';
  const colour =
    'Many of us remember how it smelled of floor polish, oranges and wet coats in winter.';

  test('gives way where no fact is in it', async () => {
    const details = `${fact} ${colour} ${colour.replace('winter', 'autumn')} Bring gloves.`;
    const [post = ''] = await write({ topic: 'Before the summer break', details });
    expect(post).toContain(fact);
    expect(post).toContain('Bring gloves.');
    expect(post.includes('in winter') && post.includes('in autumn')).toBe(false);
    expect(isTooLong(post, 'x')).toBe(false);
  });

  test('is said to be too long where each part is a fact', async () => {
    const details = [1, 2, 3, 4].map((day) => fact.replace('14 Mill', `${day} Mill`)).join(' ');
    const order = orderFor({ topic: 'Before the summer break', details });
    expect(offlineWriter().refuses?.(order)).toBe('factsTooLong');
    expect(await write(order)).toEqual([]);
    expect(await write({ ...order, platform: 'linkedin' })).toHaveLength(1);
  });

  test('gives way by what a reader needs: what is over before what is to come', async () => {
    const needed = [
      'Sunday 3 August, 9:30 at the boathouse.',
      'Free for members, £8 for guests.',
      'No children in the water.',
      'Sign up with Ann by Friday: swim@loch.example',
    ];
    const [when, price, condition, call] = needed;
    const over = 'Last August a swan followed Ian for 750 meters and he still talks about it.';
    const kiln = 'The boathouse was built in 1911 and leans 4 degrees to the left, like all of us.';
    const details = [when, over, price, kiln, condition, 'We bring soup.', call].join(' ');
    const order = orderFor({ topic: 'Open water day', details });
    const [post = ''] = await write(order);
    for (const sentence of [...needed, 'We bring soup.']) expect(post).toContain(sentence);
    expect(post.includes(over) && post.includes(kiln)).toBe(false);
    expect(offlineWriter().leavesOut?.(order)).toBe(true);
    expect(offlineWriter().leavesOut?.({ ...order, platform: 'linkedin' })).toBe(false);
  });

  test('leaves of news what was typed first, though no pattern knows it for a place', async () => {
    const place = 'Community house, back door off the car park.';
    const rest = [1, 2, 3].map(
      (day) => `Water and chairs, ${day} camp beds and a kids corner are there.`,
    );
    const details = `41 degrees Wed to Fri. ${place} ${rest.join(' ')} Bring your own food by 11am.`;
    const [post = ''] = await write({ topic: 'Cool room open Wed to Fri', details });
    expect(post).toContain(place);
    expect(isTooLong(post, 'x')).toBe(false);
  });

  test('leaves a story its beginning and its end, and nobody unnamed', async () => {
    const first =
      'My neighbor Rosa found a wallet with 900 francs behind the bus shelter on Monday.';
    const she = 'She rang every number in it and nobody at all picked up for two whole days.';
    const aside = 'The shelter has had no roof since 2019 and the timetable is from another year.';
    const last = 'The owner cried on the phone and sent her daughter with a cake.';
    const details = [first, she, aside, last].join(' ');
    const [post = ''] = await write({ topic: 'The wallet', details });
    expect(post).toContain(first);
    expect(post).toContain(last);
    expect(isTooLong(post, 'x')).toBe(false);
  });

  test('leaves nothing out of words of grief', async () => {
    const details = `${colour} He told us about it. ${colour} ${colour} ${colour}`;
    const order = orderFor({ topic: 'My grandfather died', details });
    expect(offlineWriter().refuses?.(order)).toBe('factsTooLong');
  });
});

test('a topic alone is a post in any tone where it is a sentence', async () => {
  for (const tone of toneIds) {
    expect(await write({ topic: 'cold brew is tea', tone })).toEqual(['Cold brew is tea.']);
    expect(await write({ topic: 'cold brew', tone })).toEqual([]);
  }
});

test.each([
  'things nobody tells you about being a landlord',
  'why I stopped checking email',
  'what I wish I knew before adopting a greyhound',
  'living with a parent who has dementia',
  'the best advice my grandmother gave me',
  "my toddler's reviews of every vegetable",
  'first honey of the year',
  'second year slump',
  'bakery',
  'cover letters',
  'reply all',
  'thank you emails after a job interview',
  'yoga for beginners',
  'benefits of drinking water',
  'women in tech',
  'grief',
  'our summer sale',
  'what freelancers forget to deduct',
  'Neue Öffnungszeiten in unserem Laden',
  'Angebote',
  'how to descale a kettle',
  'what to eat before a run',
  '10 ways to use leftover bread',
  '5 questions to ask before you sign a lease',
  'best cheap lunches',
  'remote work',
  'running with knee pain',
  'what my failed bakery taught me',
  'first christmas without my dad',
  'losing my brother',
])('nothing is made of a headline, and facts are asked for: %s', async (topic) => {
  expect(offlineWriter().refuses?.(orderFor({ topic }))).toBe('factsMissing');
  expect(await write({ topic })).toEqual([]);
});

describe('the order of the author', () => {
  const topic = 'I failed the bar exam twice';
  const details =
    "passed third time, results came last friday. first fail 2023 by 4 points. i sat it again in march because i dont learn. the partner who said 'maybe it isn't for you' has left the firm";

  test('a story stays whole, with the topic first', async () => {
    for (const platform of platformIds) {
      const posts = await write({ topic, details, platform });
      expect(posts).toHaveLength(1);
      expect(posts[0]).toMatch(/^I failed the bar exam twice\.?\s+Passed third time/);
      expect(posts[0]).toMatch(/has left the firm\.$/);
    }
  });

  test('careless typing is put right, units and addresses are not touched', async () => {
    const [post] = await write({
      topic: 'im looking for a stylist',
      details:
        '€16.50/hr, sat 28 nov or in may. we dont bite. its a small shop. i.hr@shop.co.uk/api',
    });
    expect(post).toBe(
      "I'm looking for a stylist. €16.50/hr, Sat 28 Nov or in May. We don't bite. It's a small shop.\n\ni.hr@shop.co.uk/api",
    );
  });

  test('an address has no full stop, and the next sentence does not run into it', async () => {
    const details = 'Sign up at bread@example.com. The flour comes from Laufen. Bring an apron.';
    for (const platform of platformIds) {
      const [post] = await write({ topic: 'Workshop on December 5 at 10', details, platform });
      expect(post).toMatch(/bread@example\.com\n+The flour comes from Laufen\./);
    }
    const [post] = await write({
      topic: 'We bake for you, write to bread@example.com',
      details: 'Rye is 7 francs. Bring a bag.',
    });
    expect(post).toContain('bread@example.com\nRye');
  });

  test('well-known misspellings are put right, and a word to the writer is not posted', async () => {
    const topic = 'Looking for an aprentice';
    const [post] = await write({
      topic,
      details: "Recieved wisdom is untill now prefered. Don't want it to sound too formal.",
    });
    expect(post).toBe('Looking for an apprentice. Received wisdom is until now preferred.');
  });

  test('what the topic says is not said again', async () => {
    const [post] = await write({
      topic: 'Just listed: 3 bed terrace on Orchard Street',
      details: '3 bed victorian terrace, Orchard St, Lancaster. Asking £248,000. No chain.',
    });
    expect(post).toBe(
      'Just listed: 3 bed victorian terrace, Orchard St, Lancaster. Asking £248,000. No chain.',
    );
  });

  test('comma-separated notes stay one line, a list stays a list', async () => {
    const [notes] = await write({
      topic: 'Repair café',
      details: 'Saturday 10am, Alder Road, free',
    });
    expect(notes).toBe('Repair café\nSaturday 10am, Alder Road, free.');
    const [list] = await write({ topic: 'Repair café', details: '- lamps\n- zips\n- bikes' });
    expect(list).toBe('Repair café\n\n• Lamps\n• Zips\n• Bikes');
  });
});

test.each([
  ['our town library is staying open!!!', 'Our town library is staying open!'],
  ['should schools ban phones', 'Should schools ban phones?'],
  ['what book changed your mind', 'What book changed your mind?'],
  ['happy new year', 'Happy new year.'],
  ['thank you night bus drivers', 'Thank you night bus drivers.'],
  ['free first singing lesson this week', 'Free first singing lesson this week.'],
  ['20% off all houseplants until sunday', '20% off all houseplants until Sunday.'],
  ['pub quiz tonight at 8', 'Pub quiz tonight at 8.'],
  ['anyone else talk to their plants', 'Anyone else talk to their plants?'],
  [
    'whats a word your grandparents used that nobody says',
    "What's a word your grandparents used that nobody says?",
  ],
  ['rest days are part of the training', 'Rest days are part of the training.'],
  ['I love the people who stayed', 'I love the people who stayed.'],
  ['La nostra mostra apre a gennaio.', 'La nostra mostra apre a gennaio.'],
])('a topic alone: %s', async (topic, post) => {
  expect(await write({ topic })).toEqual([post]);
});

test('a list keeps its items and its order, and counts only what it holds', async () => {
  const items = 'skipping one-on-ones; doing the work yourself; hiring clones';
  const [five = ''] = await write({ topic: '5 mistakes new managers make', details: items });
  expect(five).toBe(
    'Mistakes new managers make:\n1. Skipping one-on-ones\n2. Doing the work yourself\n3. Hiring clones',
  );
});

test('a list between sentences stays there, with its numbers', async () => {
  const [post = ''] = await write({
    topic: 'how to wash a wool jumper',
    details:
      'I knit for a living.\n1. Fill a basin with luke warm water\n2. Leave it 15 minutes\n3. Dry it flat\nYou only need to do it twice a year.',
    platform: 'instagram',
  });
  expect(post).toContain(
    'I knit for a living.\n\n1. Fill a basin with lukewarm water\n2. Leave it 15 minutes\n3. Dry it flat\n\nYou only need',
  );
});

test.each([
  [
    'I passed my test at 52',
    'I passed my test last Monday. I am 52 and drove buses.',
    'I passed my test last',
  ],
  [
    'Vide-grenier de l’école',
    'Vide-grenier de l’école dimanche 25 mai dans la cour.',
    'Vide-grenier de l’école dimanche',
  ],
  [
    'questions I get at the museum',
    'I work the floor at a museum of dinosaurs. Questions from this week:\nAre they asleep?\nWhich one is the dad?',
    'I work the floor',
  ],
  ['Dr Lim is retiring', 'Dr Lim sees her last patient on Friday.', 'Dr Lim is retiring.'],
  [
    "We're looking for a payroll clerk",
    'We need a payroll clerk in Leeds. 30 hours, you choose the days.',
    'We need a payroll clerk in Leeds.',
  ],
  [
    'Loppemarked på søndag',
    'Der er loppemarked i forsamlingshuset på søndag kl. 10-15.',
    'Loppemarked på søndag\n\nDer er loppemarked i forsamlingshuset på søndag kl. 10-15',
  ],
  ['50 years of the rowing club', 'The rowing club meets on Sunday.', '50 years of'],
])(
  'only what the details say at once is not said before them: %s',
  async (topic, details, start) => {
    const [post = ''] = await write({ topic, details, platform: 'linkedin' });
    expect(post.startsWith(start)).toBe(true);
  },
);

test('a provocation states the claim first', async () => {
  const [post] = await write({
    topic: 'Cold brew is overrated',
    details: 'I run a coffee shop and 7 of 10 people order it.',
    tone: 'controversial',
  });
  expect(post).toMatch(/^(?:[^:]+: )?cold brew is overrated\./i);
});

test('hashtags stand where they are read, and name what the topic names', async () => {
  const about = { topic: 'sourdough workshop', details: 'Saturday 10am at the old mill' };
  for (const post of await write({ ...about, platform: 'instagram' })) {
    expect(post.match(/#\S+/g)).toEqual(['#Sourdough', '#Workshop']);
  }
  for (const post of await write({ ...about, platform: 'x' })) expect(post).not.toContain('#');
});

test('words that the author never uses stay away', async () => {
  const voice = { name: 'mine', samples: [], never: ['cat', 'please share'], always: [] };
  for (const post of await write({ ...hiring, voice })) expect(post).not.toMatch(/\bcat\b|please/i);
});

describe('an abort', () => {
  test('before the first post nothing is written', async () => {
    const reason = new Error('the reader left');
    const posts = offlineWriter().write(orderFor(), AbortSignal.abort(reason));
    await expect(posts[Symbol.asyncIterator]().next()).rejects.toBe(reason);
  });
});

test('the operator sees what is at work', () => {
  expect(offlineWriter()).toMatchObject({ name: 'offline', offline: true });
});

test('what is said to whoever writes is not told to the readers', async () => {
  const details =
    'Guide dog, black lab, 8 years at work in Utrecht. Please just keep the text so people know what he was like. No rainbow bridge please. Post is from his club. No flowers please, a card is fine.';
  const [post = ''] = await write({
    topic: 'Saying goodbye to Otto',
    details,
    platform: 'linkedin',
  });
  expect(post).toContain('8 years at work in Utrecht.');
  expect(post).toContain('No flowers please, a card is fine.');
  expect(post).not.toMatch(/the text|rainbow|Post is/);
});

test.each([
  ["we don't know everyone's name so please don't list any.", true],
  ['Keep it dignified, plain words.', true],
  ['No names of software please.', true],
  ["dont make it sound apologetic but don't sound cocky either.", true],
  ['not too salesy please.', true],
  ["Please don't mention his age.", true],
  ['Please not sentimental.', true],
  ["We don't mention prices on the phone.", false],
  ['Keep it in the fridge.', false],
  ['No dogs please.', false],
  ['No code, just say you saw the post.', false],
  ["Don't add salt before it boils over twice.", false],
  ['Make it up to six people.', false],
  ['We make it easy to find a plumber.', false],
  ['We make this possible every Friday at 18:00 in Mill Lane 4.', false],
  ['Do not put the tent in the dryer.', false],
  ['Never put the tickets in the wash.', false],
  ['We keep it simple.', false],
  ["Please don't make the dough too wet.", false],
  ['Make it Saturday 5 December, 10 am.', false],
  ["Don't call the office before noon.", false],
])('whether readers see "%s"', async (note, isWish) => {
  const [post = ''] = await write({
    topic: 'Open evening at the bakery school',
    details: `Thursday 9 May, 6 pm, Mill Lane 4. ${note} Bread and soup for everyone who comes.`,
    platform: 'linkedin',
  });
  expect(post).toContain('Bread and soup');
  expect(!post.toLowerCase().includes(note.replace(/\W+$/, '').toLowerCase())).toBe(isWish);
});

test('a whole sentence of another language is a post without its full stop too', async () => {
  const topic = 'ya hay wifi en la biblioteca de Villaseca, gratis y sin contraseña, de 10 a 20 h';
  const [post] = await write({ topic, details: '', platform: 'x' });
  expect(post).toBe(`Y${topic.slice(1)}.`);
});

test('a name below a text stays its signature', async () => {
  const details =
    'Free days are normally 3 to 5. Send scans before the vessel sails.\n- Sunil Pednekar, Navi Mumbai';
  const [post = ''] = await write({
    topic: 'Papers for a container',
    details,
    platform: 'linkedin',
  });
  expect(post.endsWith('– Sunil Pednekar, Navi Mumbai')).toBe(true);
});

test('what has no verb stays with what it belongs to', async () => {
  const details =
    "I got tired of doing the maths every night. It was time. I told my sister on day 4. Things that helped: a walk. Leaving parties at 9:30. I've saved about R31 000 and it went into the roof.";
  const [post] = await write({ topic: '500 days without a drink', details, platform: 'instagram' });
  expect(post).toContain('a walk. Leaving parties at 9:30.');
});

test('what stands behind a word to the writer is told', async () => {
  const [post = ''] = await write({
    topic: 'Looking for my next role',
    details:
      'please make this confident: 11 years in procurement, the last 4 leading six people. Jobs in Munster or remote.',
    platform: 'linkedin',
  });
  expect(post).toContain('11 years in procurement');
  expect(post).not.toContain('confident');
});

test.each([
  ['Open Mon-fri 10-1, sat mornings till 12.', 'Open Mon-Fri 10-1, Sat mornings till 12.'],
  ['Over 15 min late its €10.', "Over 15 min late it's €10."],
  ['From Mon 26 oct: out at 7.10.', 'From Mon 26 Oct: out at 7.10.'],
  ['Ask at the check-in fri desk.', 'Ask at the check-in Fri desk.'],
])('"%s" becomes "%s"', async (typed, wanted) => {
  const [post] = await write({
    topic: 'Winter at the ferry',
    details: typed,
    platform: 'linkedin',
  });
  expect(post).toContain(wanted);
});

test('each sentence of an item begins as sentences do', async () => {
  const details =
    '- heat kills them. over 30 degrees they come inside\n- two, not one. one is lonely';
  const [post] = await write({
    topic: 'Before you bring home a rabbit',
    details,
    platform: 'linkedin',
  });
  expect(post).toContain('• Heat kills them. Over 30 degrees they come inside');
  expect(post).toContain('• Two, not one. One is lonely');
});

test('a lone everyday word is no hashtag', async () => {
  const about = {
    details: 'Mondays at 7 pm, Hall 2, bring a mat.',
    platform: 'instagram',
  } as const;
  const [yoga] = await write({ topic: 'yoga for beginners', ...about });
  expect(yoga).not.toContain('#');
  const [repair] = await write({ topic: 'repair café for beginners', ...about });
  expect(repair).toContain('#RepairCafé');
});

test('hurried typing is put right where it is sure what was meant', async () => {
  const [post] = await write({ topic: 'whats your comfort food when your ill', details: '' });
  expect(post).toBe("What's your comfort food when you're ill?");
  const [other] = await write({ topic: 'your dog is always welcome in our shop', details: '' });
  expect(other).toBe('Your dog is always welcome in our shop.');
});
