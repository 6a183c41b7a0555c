import { platformIds, toneIds } from '#shared/rules.ts';
import { $form } from './form-state.ts';

/** Takes what was chosen before the script came: hydration puts the defaults back. Text stays in its fields. */
export function takeEarlyInput(): void {
  const form = document.querySelector<HTMLFormElement>('#generator form');
  if (!form) return;
  const entered = new FormData(form);
  const tone = toneIds.find((id) => id === entered.get('tone'));
  const platform = platformIds.find((id) => id === entered.get('platform'));
  if (tone) $form.setKey('tone', tone);
  if (platform) $form.setKey('platform', platform);
}
