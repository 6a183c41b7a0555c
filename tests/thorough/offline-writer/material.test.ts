import { describe, expect, test } from 'vitest';
import type { Angle, Voice } from '#api/services/writers/offline/material/voice.ts';
import { voiceFor } from '#api/services/writers/offline/material/voices.ts';
import { readTopic } from '#api/services/writers/offline/topic/topic.ts';
import { type Shape, type Tone, toneIds } from '#shared/rules.ts';

const voices: [string, Voice][] = [
  ...toneIds.map((tone): [Tone, Voice] => [tone, voiceFor(tone, readTopic('coffee'))]),
  ['gentle', voiceFor('funny', readTopic('grief'))],
  ['greetings', voiceFor('casual', readTopic('Merry Christmas'))],
  ['about somebody', voiceFor('funny', readTopic('my daughter'))],
  ['gentle about violence', voiceFor('funny', readTopic('murder'))],
];
const shapes: Shape[] = ['short', 'caption', 'article'];
const forms = [
  ...(['subject', 'activity', 'own', 'person', 'statement', 'question', 'link'] as const),
];

function linesOf({ hooks, body, more }: Angle): string[] {
  return [...hooks, ...body, ...more];
}

function proseOf(voice: Voice): string[] {
  const angles = forms.flatMap((form) => voice[form].flatMap(linesOf));
  const lists = [...voice.lists, ...voice.invitations];
  return [
    ...new Set([
      ...angles,
      ...voice.thoughts,
      ...voice.asides,
      ...lists.flatMap(({ intro, items }) => [intro, ...items]),
      ...shapes.flatMap((shape) => [...voice.closings[shape], ...voice.replies[shape]]),
    ]),
  ];
}

const worn =
  /game.?changer|unlock|dive in|delve|fast-paced|elevate|leverage|tapestry|testament|moreover|furthermore|let that sink|here's the thing|seamless|realm|supercharge/i;

describe.each(voices)('%s', (_, voice) => {
  const prose = proseOf(voice);

  test('avoids what screams machine', () => {
    expect(prose.filter((line) => worn.test(line) || line.includes('—'))).toEqual([]);
  });

  test('is punctuated with care', () => {
    const careless = / {2}|[.!?…]["”]? ["“]?\p{Ll}|[.!?]["”][.,!?;:]|[,.;:!?]{2}|["”][.,]|^ | $/u;
    expect(prose.filter((line) => careless.test(line))).toEqual([]);
  });

  test('claims no numbers as facts', () => {
    expect(prose.filter((line) => /\d+ ?%|\d+ (?:in|out of) \d+|studies show/i.test(line))).toEqual(
      [],
    );
  });

  test('has no sentence twice', () => {
    const sentences = prose
      .flatMap((line) => line.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 20);
    expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
  });

  test.each(forms)('fills ten posts about a %s', (form) => {
    // A link names no topic and so is never tender; an activity is helped out by the subjects.
    const angles = form === 'activity' ? [...voice.activity, ...voice.subject] : voice[form];
    if (angles.length === 0) return expect(form).toBe('link');
    expect(angles.flatMap(({ hooks }) => hooks).length).toBeGreaterThanOrEqual(14);
    if (form !== 'person') expect(angles.length).toBeGreaterThanOrEqual(10);
    for (const line of angles.flatMap(({ hooks }) => hooks)) {
      const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name?.toLowerCase());
      const wanted = ['activity', 'own', 'person'].includes(form) ? 'subject' : form;
      const placeholder = wanted === 'subject' ? 'topic' : wanted;
      expect(new Set(names), line).toEqual(new Set(form === 'link' ? [] : [placeholder]));
    }
  });
});
