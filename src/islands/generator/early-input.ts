import { platformIds, toneIds } from '#shared/rules.ts';
import { $form } from './form-state.ts';

/** Takes what was typed and chosen before the script came: hydration puts the defaults back. */
export function takeEarlyInput(): void {
  const form = document.querySelector<HTMLFormElement>('#generator form');
  if (!form) return;
  const entered = new FormData(form);
  const topic = entered.get('topic');
  const details = entered.get('details');
  const tone = toneIds.find((id) => id === entered.get('tone'));
  const platform = platformIds.find((id) => id === entered.get('platform'));
  if (typeof topic === 'string') $form.setKey('topic', topic);
  if (typeof details === 'string') $form.setKey('details', details);
  if (tone) $form.setKey('tone', tone);
  if (platform) $form.setKey('platform', platform);
}
