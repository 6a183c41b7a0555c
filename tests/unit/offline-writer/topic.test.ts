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
    ['Taylor Swift', 'subject', 'Taylor Swift'],
    ['the future of ai', 'subject', 'the future of AI'],
    ['dog', 'subject', 'the dog'],
    ['dog training', 'subject', 'dog training'],
    ['morning routine', 'subject', 'the morning routine'],
    ['5 tips for better sleep', 'subject', 'better sleep'],
    ['people who are always late', 'subject', 'people who are always late'],
    ['why startups fail', 'subject', 'why startups fail'],
    ['Q3 results: revenue up', 'subject', '“Q3 results: revenue up”'],
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
  ])('%s', (topic, tags) => {
    expect(readTopic(topic).hashtags).toEqual(tags);
  });
});
