import { FillButton } from '#islands/generator/FillButton.tsx';
import { writeAgain } from '#islands/generator/order.ts';
import { heard } from '#islands/parts/sentence.ts';
import { $premium, $session } from '#lib/session/state.ts';
import { rememberChoice } from '#lib/voices/chosen-voice.ts';
import { $voices } from '#lib/voices/state.ts';
import type { HistoryEntry } from '#shared/contracts/history.ts';
import type { GenerateRequest } from '#shared/contracts/page-api.ts';
import { t } from '#shared/language/t.ts';
import {
  defaultLength,
  defaultPlatform,
  defaultTone,
  isPlatform,
  isTone,
  rules,
} from '#shared/rules.ts';

/** The voice that wrote it, none where none did; undefined where it is gone, or not theirs to use any more. */
function voiceOf({ voice, voiceName }: HistoryEntry): string | undefined {
  if (voice === '') return '';
  const state = $voices.get();
  const mine = state.kind === 'loaded' ? state.voices.find(({ id }) => id === voice) : null;
  const usable = mine === null ? voiceName !== '' : mine && ($premium.get() || mine.isDefault);
  return usable ? voice : undefined;
}

/** Advanced settings that it does not name were the defaults. */
function orderOf(entry: HistoryEntry): GenerateRequest {
  const { topic, details, tone, platform, settings } = entry;
  const also = entry.also.filter(isPlatform);
  const { temperature, posts } = rules.advanced;
  const { source: address } = settings;
  return {
    ...{ topic, details },
    // Its text was not kept: it has to be read, or pasted, again.
    ...(address !== undefined && { source: { address, title: '', site: '', text: '' } }),
    tone: isTone(tone) ? tone : defaultTone,
    platform: isPlatform(platform) ? platform : defaultPlatform,
    ...(settings.language && { language: settings.language }),
    also,
    temperature: settings.temperature ?? temperature.default,
    maxPosts: settings.maxPosts ?? posts.default,
    postLength: settings.postLength ?? rules.lengths[defaultLength].phrase,
    voice: voiceOf(entry),
  };
}

/** Takes all of it back into the form. */
export function WriteAgain({ entry }: { entry: HistoryEntry }) {
  const order = orderOf(entry);
  const fill = () => {
    // A choice as good as one in the list of voices: a reload would bring another voice otherwise. That it had
    // none is no wish to write without one from now on.
    if (order.voice) rememberChoice($session.get()?.id ?? '', order.voice);
    writeAgain(order);
  };
  return (
    <FillButton title={t('Write again')} subject={order} onFill={fill}>
      {heard(t('Write again[: “{topic}”]'), { topic: entry.topic })}
    </FillButton>
  );
}
