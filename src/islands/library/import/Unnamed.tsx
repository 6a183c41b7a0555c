import type { Choices } from '#lib/library/import/draft.ts';
import type { Forecast } from '#lib/library/import/forecast.ts';
import { t, tCount } from '#shared/language/t.ts';
import { platformIds, platformLabel, rules, toneIds } from '#shared/rules.ts';
import { Choice } from '../controls/Choice.tsx';

interface Props {
  told: Forecast;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

const orders = [
  ['day', t('Day first')],
  ['month', t('Month first')],
] as const;

/** One rule for posts whose platform or tone nobody here knows, and for dates that can be read two ways. */
export function Unnamed({ told, choices, onChoose }: Props) {
  const { withoutPlatform, withoutTone, openDate } = told;
  if (withoutPlatform + withoutTone === 0 && openDate === '') return null;
  return (
    <div className="import-choices">
      {withoutPlatform > 0 && (
        <Choice
          label={tCount(
            withoutPlatform,
            'Platform of {count} post that names none of these',
            'Platform of {count} posts that name none of these',
          )}
          value={choices.platform}
          options={platformIds.map((id) => [id, platformLabel(id)] as const)}
          onChange={(platform) => onChoose({ ...choices, platform })}
        />
      )}
      {withoutTone > 0 && (
        <Choice
          label={tCount(
            withoutTone,
            'Tone of {count} post that names none of these',
            'Tone of {count} posts that name none of these',
          )}
          value={choices.tone}
          options={toneIds.map((id) => [id, rules.tones[id].label] as const)}
          onChange={(tone) => onChoose({ ...choices, tone })}
        />
      )}
      {openDate !== '' && (
        <Choice
          label={t('Dates such as {date}', { date: openDate })}
          value={choices.dates}
          options={orders}
          onChange={(dates) => onChoose({ ...choices, dates: dates === 'day' ? 'day' : 'month' })}
        />
      )}
    </div>
  );
}
