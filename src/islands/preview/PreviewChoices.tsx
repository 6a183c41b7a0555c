import { PlatformIcon } from '#islands/parts/PlatformIcon.tsx';
import { t } from '#shared/language/t.ts';
import type { Device } from '#shared/platform-rules.ts';
import { type Platform, platformIds, rules } from '#shared/rules.ts';
import { Chips } from './Chips.tsx';

const platforms = platformIds.map((value) => ({
  value,
  words: (
    <>
      <PlatformIcon platform={value} />
      {rules.platforms[value].name}
    </>
  ),
}));
const devices = [
  { value: 'phone', words: t('Phone') },
  { value: 'desktop', words: t('Desktop') },
] as const;

interface Props {
  platform: Platform;
  device: Device;
  onPlatform: (platform: Platform) => void;
  onDevice: (device: Device) => void;
}

/** Where the post is looked at: on which platform, and on what. */
export function PreviewChoices({ platform, device, onPlatform, onDevice }: Props) {
  return (
    <div className="preview-choices">
      <Chips label={t('Platform')} options={platforms} chosen={platform} onChoose={onPlatform} />
      <Chips label={t('Screen')} options={devices} chosen={device} onChoose={onDevice} />
    </div>
  );
}
