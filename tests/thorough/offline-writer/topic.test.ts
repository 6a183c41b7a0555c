import { describe, expect, test } from 'vitest';
import { readTopic } from '#api/services/writers/offline/topic/topic.ts';

function fullest(topic: string) {
  const { form, text } = readTopic(topic).wordings[0];
  return [form, text];
}

describe('what a topic is said as', () => {
  test.each([
    ['coffee', 'subject', 'coffee'],
    ['  COFFEE!!! ', 'subject', 'coffee'],
    ['cOfFeE', 'subject', 'coffee'],
    ['SEO TIPS', 'subject', 'SEO tips'],
    ['Remote Work Burnout', 'subject', 'remote work burnout'],
    ['Black Friday', 'subject', 'Black Friday'],
    ['Taylor Swift', 'name', 'Taylor Swift'],
    ['the future of ai', 'subject', 'the future of AI'],
    ['dog', 'subject', 'the dog'],
    ['dog training', 'subject', 'dog training'],
    ['morning routine', 'subject', 'the morning routine'],
    ['5 tips for better sleep', 'subject', 'tips for better sleep'],
    ['Tips for new parents', 'subject', 'tips for new parents'],
    ['Some thoughts on remote work', 'subject', 'remote work'],
    ['people who are always late', 'subject', 'people who are always late'],
    ['why startups fail', 'subject', 'the question of why startups fail'],
    ['how we built our app', 'subject', '“How we built our app”'],
    ['what to eat before a run', 'question', 'What to eat before a run?'],
    ['Q3 results: revenue up', 'news', 'Q3 results: revenue up.'],
    [
      'Free online workshop: plan a month of posts in one hour',
      'news',
      'Free online workshop: plan a month of posts in one hour.',
    ],
    ['Atomic Habits – a review', 'subject', '“Atomic Habits – a review”'],
    ['my daughter', 'person', 'my daughter'],
    ['our new designer Anna', 'person', 'our new designer Anna'],
    ['my cat', 'person', 'my cat'],
    ['my mother and father', 'person', 'my mother and father'],
    ["my daughter's wedding", 'own', "my daughter's wedding"],
    ['my dog training course', 'own', 'my dog training course'],
    ['Elon Musk', 'name', 'Elon Musk'],
    ['Just got promoted to team lead', 'news', 'Just got promoted to team lead.'],
    ["Happy Mother's Day", 'news', "Happy Mother's Day."],
    ['Finished my first marathon', 'news', 'Finished my first marathon.'],
    ['Looking for a frontend developer', 'news', 'Looking for a frontend developer.'],
    ['sale ends Sunday', 'news', 'Sale ends Sunday.'],
    ['Today I turned 40', 'news', 'Today I turned 40.'],
    ['Stop scrolling', 'statement', 'Stop scrolling.'],
    ['Best pizza in Naples', 'subject', 'the best pizza in Naples'],
    ['AI will replace writers', 'statement', 'AI will replace writers.'],
    ['our golden retriever', 'person', 'our golden retriever'],
    ['#coffee #love', 'subject', 'coffee, love'],
    ['growing tomatoes on a balcony', 'activity', 'growing tomatoes on a balcony'],
    ['how to grow tomatoes', 'activity', 'growing tomatoes'],
    ['7 ways to save money', 'activity', 'saving money'],
    ['run a marathon', 'activity', 'running a marathon'],
    ['spring cleaning', 'subject', 'spring cleaning'],
    ['my new bakery', 'own', 'my new bakery'],
    ['Product Launch', 'own', 'the product launch'],
    ['Write a LinkedIn post about my new bakery', 'own', 'my new bakery'],
    ['Stop micromanaging your team', 'statement', 'Stop micromanaging your team.'],
    ['less is more', 'statement', 'Less is more.'],
    ['we are hiring', 'news', 'We are hiring.'],
    ['Our bakery opens Saturday.', 'news', 'Our bakery opens Saturday.'],
    ['why do startups fail', 'question', 'Why do startups fail?'],
    ['Is remote work here to stay??', 'question', 'Is remote work here to stay?'],
    ['日本の朝ごはん', 'subject', '“日本の朝ごはん”'],
    ['日本の朝ごはんは何ですか？', 'question', '日本の朝ごはんは何ですか？'],
    ['☕️🥐', 'subject', '☕️🥐'],
    ['!!!', 'subject', 'this'],
  ])('%s', (topic, form, text) => {
    expect(fullest(topic)).toEqual([form, text]);
  });
});

describe('links', () => {
  test.each([
    ['https://example.com/launch', 'link', '', ['https://example.com/launch']],
    ['check out example.com/launch.', 'link', '', ['example.com/launch']],
    ['Our sale: https://example.com/s?a=1', 'own', 'our sale', ['https://example.com/s?a=1']],
    ['https://example.com our sale', 'own', 'our sale', ['https://example.com']],
    [
      'Check out https://example.com for our new app',
      'statement',
      'Check out https://example.com for our new app.',
      [],
    ],
  ])('%s', (topic, form, text, links) => {
    expect(fullest(topic)).toEqual([form, text]);
    expect(readTopic(topic).links).toEqual(links);
  });
});

test('more sentences become details that a shorter post may leave out', () => {
  const { wordings } = readTopic('We open on May 3. Free croissants! Bring your dog');
  expect(wordings.map(({ text, details }) => [text, details])).toEqual([
    ['We open on May 3.', 'Free croissants! Bring your dog.'],
    ['We open on May 3.', ''],
    ['free croissants', ''],
  ]);
});

test('a long topic has a short name', () => {
  const topic = `${'Bakeries waste bread and bakeries want to know how to plan '.repeat(8)}today`;
  expect(readTopic(topic).wordings.at(-1)?.text).toBe('bakeries');
});

describe('a short name for what somebody says', () => {
  test.each([
    ["It's raining", 'subject', 'this'],
    ['We are hiring a barista', 'subject', 'this'],
    ["Don't skip breakfast", 'subject', 'this'],
    ['A dog ate my homework', 'own', 'my homework'],
    ['My daughter started school today', 'person', 'my daughter'],
    ['We are launching our new app on Monday.', 'own', 'our new app'],
    ["Happy Mother's Day", 'subject', 'this'],
    ['AI will replace writers', 'subject', 'AI'],
    ['Why do startups fail?', 'subject', 'startups'],
  ])('%s', (topic, form, text) => {
    expect(readTopic(topic).wordings.at(-1)).toEqual({ form, text, details: '' });
  });
});

describe('hashtags', () => {
  test.each([
    ['coffee', ['Coffee']],
    ['remote work burnout', ['RemoteWorkBurnout']],
    ['growing tomatoes on a balcony', ['GrowingTomatoes', 'Balcony']],
    ["Mother's Day", ['MothersDay']],
    ['ai tools for small business', ['AITools', 'SmallBusiness']],
    ['We are launching our new app on Monday.', ['NewApp']],
    ['Why do startups fail?', ['Startups']],
    ['Привет мир', ['ПриветМир']],
    ['日本の朝ごはん', ['日本の朝ごはん']],
    ['日本の朝ごはんについて何か面白いことを書いてください', []],
    ['☕️🥐', []],
    ['a'.repeat(500), []],
    ['https://example.com/launch', []],
    ["my grandmother's death", []],
    ["Don't skip breakfast", []],
    ['Stop micromanaging your team', []],
    ['no sugar diet', []],
    ['Is AI going to replace writers?', ['AI']],
    ['plan a month', []],
    ['Taking care of plants that survive anything', ['TakingCare', 'Plants']],
    ['Today I turned 40. I feel fine', []],
    ['save money', ['SavingMoney']],
    ['I got promoted to team lead', []],
    ["Happy Mother's Day", []],
  ])('%s', (topic, tags) => {
    expect(readTopic(topic).hashtags).toEqual(tags);
  });
});
