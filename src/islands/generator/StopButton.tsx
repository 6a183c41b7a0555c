import { Icon } from '#islands/parts/Icon.tsx';
import { stopGenerating } from './run.ts';

export default function StopButton() {
  return (
    <button
      type="button"
      className="btn btn-secondary btn-lg max-sm:px-4"
      onClick={() => stopGenerating()}
    >
      <Icon name="stop" />
      Stop
    </button>
  );
}
