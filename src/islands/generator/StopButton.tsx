import { Icon } from '#islands/parts/Icon.tsx';
import { t } from '#shared/language/t.ts';
import { stopGenerating } from './run.ts';

/** A run has fetched this with its actions, so it works whatever has gone from the server since. */
export default function StopButton() {
  return (
    <button type="button" className="btn btn-secondary btn-lg max-sm:px-4" onClick={stopGenerating}>
      <Icon name="stop" />
      {t('Stop')}
    </button>
  );
}
