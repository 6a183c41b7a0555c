import { expect, test } from 'vitest';
import { keepsFacts, lostFacts, unknownFacts } from '#shared/text/facts.ts';

const source = 'Rosa opens her bakery in Basel on May 3. Bread costs 4.50, see example.com/bread.';

test.each([
  ['Come to Basel: Rosa bakes for 4.50, at example.com/bread.', []],
  ['Basel gets a bakery. #bread #goals', []],
  ['We sold 120 loaves.', ['120']],
  ['Her friend Peter bakes with Rosa.', ['Peter']],
  ['Rosa’s bread is in Basel.', []],
  ['Read all about it on other.com.', ['other.com']],
  ['I think I’m early, but I’d go.', []],
])('numbers and names that the author did not give: %s', (text, unknown) => {
  expect(unknownFacts(text, source)).toEqual(unknown);
});

test.each([
  ['We sold 1,930 loaves for 4.50 each.', 'Wir haben 1.930 Brote für je 4,50 verkauft.'],
  ['We sold 1,930 loaves for 4.50 each.', 'Nous avons vendu 1\u202f930 pains à 4,50 pièce.'],
  ['We sold 1,930 loaves for 4.50 each.', 'Wir haben 1’930 Brote für je 4.50 verkauft.'],
  ['We sold 1,930 loaves for 4.50 each.', 'بعنا ١٬٩٣٠ رغيفا بسعر ٤٫٥٠ للواحد.'],
  ['It is $1,200.', 'Es kostet 1.200 $.'],
  ['From 7.30 to 9, on 3/12.', 'From 7:30 to 9, on 3/12.'],
])('a number is what it says, however it is written: %j is %j', (before, after) => {
  const numbersIn = (facts: string[]) => facts.filter((fact) => /\p{N}/u.test(fact));
  expect(numbersIn(lostFacts(before, after))).toEqual([]);
  expect(numbersIn(unknownFacts(after, before))).toEqual([]);
});

test.each([
  ['Doors open at 8 pm.', 'Einlass ist um 20 Uhr.'],
  ['Doors open at 8 pm.', 'Las puertas se abren a las 20:00.'],
  ['Doors open at 8 p.m.', 'Ouverture des portes à 20 h.'],
  ['Doors open at 8:30 pm.', 'Ouverture des portes à 20h30.'],
  ['Doors open at 8:30 pm.', 'As portas abrem às 20h30.'],
  ['Doors open at 8.30.', 'Einlass ist um 8:30 Uhr.'],
  ['Doors open at 8 am.', 'As portas abrem às 8h.'],
])('a time is one fact, however it is told: %j is %j', (one, other) => {
  const numbersIn = (facts: string[]) => facts.filter((fact) => /\p{N}/u.test(fact));
  for (const [before, after] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(numbersIn(lostFacts(before, after))).toEqual([]);
    expect(numbersIn(unknownFacts(after, before))).toEqual([]);
  }
});

test.each([
  ['Doors open at 8 am.', 'Einlass ist um 20 Uhr.'],
  ['Doors open at 8 pm.', 'Einlass ist um 21 Uhr.'],
  ['Doors open at 8:30 pm.', 'As portas abrem às 20h.'],
])('another time is another fact: %j is not %j', (before, after) => {
  expect(unknownFacts(after, before).filter((fact) => /\p{N}/u.test(fact))).not.toEqual([]);
});

test.each([
  ['1,930 loaves', '1,903 loaves', ['1,930']],
  ['1,930 loaves', '19 and 30 loaves', ['1,930']],
  ['It is 4.50.', 'It is 45.', ['4.50']],
  ['It is 4.50.', 'It is 450.', ['4.50']],
  ['٥ أرغفة', '٦ أرغفة', ['٥']],
  ['Open on 3/12.', 'Open on 3.12.', ['3/12']],
])('another number is another one: %j is not %j', (before, after, lost) => {
  expect(lostFacts(before, after)).toEqual(lost);
});

test('where every noun has a capital letter only the numbers tell', () => {
  const text =
    'Am Morgen steht das Brot im Fenster, die Katze am Ofen, der Hund im Hof, 12 Mal im Jahr.';
  expect(unknownFacts(text, 'Brot')).toEqual(['12']);
});

test('what the author wrote in short may be said in full', () => {
  expect(unknownFacts('We open on Thursday, in December.', 'open thurs, dec')).toEqual([]);
  expect(unknownFacts('We open on a Thursday, in December.', 'we open')).toEqual([
    'Thursday',
    'December',
  ]);
});

test.each([
  ['Send me a note: info@Beans.com.', 'Send', ['info@Beans.com']],
  ['It is $5.', 'It is €5.', ['$5']],
  ['It is $5.', 'It is 5 $.', []],
  ['It is $5.', 'It is 5 dollars.', []],
  ['It is 5 $, or 7 €.', 'It is 5 €, or 7 $.', ['5 $', '7 €']],
  ['See Beans.com/A?b=1', 'See beans.com/a?b=1', ['Beans.com/A?b=1']],
  ['See Beans.com/A', 'See beans.com/A', []],
  ['We open İstanbul 5 and İzmir and Anna 12', 'We open', ['5', '12', 'İstanbul', 'İzmir', 'Anna']],
])('what %j loses as %j', (before, after, lost) => {
  expect(lostFacts(before, after)).toEqual(lost);
  expect(keepsFacts(before, after)).toBe(lost.length === 0);
});

test.each([
  ['told in the details', 'Anna bakes. We roast.', 'We roast.', 'The baker is Anna.', ['Anna']],
  ['still said', 'Anna bakes. We roast.', 'We roast with Anna.', 'The baker is Anna.', []],
  ['told by nobody', 'Fresh bread. We roast.', 'We roast.', 'Bread in Basel.', []],
  ['only begins what was told', 'Open at 7.', 'From 7.', 'Open at 7. Fresh bread.', []],
  ['capital in a title only', 'Opening day.', 'Come.', 'Our Big Opening Day', []],
  ['written small as well', 'Will is 7. He will bake.', 'He is 7.', 'Our baker is Will.', []],
  ['mid-sentence in the text itself', 'Anna bakes. I love Anna.', 'I bake.', '', ['Anna']],
])('a name that begins a sentence: %s', (_, before, after, told, lost) => {
  expect(lostFacts(before, after, told)).toEqual(lost);
});
