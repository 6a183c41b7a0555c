import { useStore } from '@nanostores/react';
import type { KeyboardEvent, RefObject } from 'react';
import { t } from '#shared/language/t.ts';
import { message, rules } from '#shared/rules.ts';
import { $form, topicProblem } from '../form-state.ts';
import { GrowingField } from './GrowingField.tsx';

const { maxLength } = rules.topic;

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Nobody is told off before they have tried. */
  checked: boolean;
  onLeave: () => void;
}

export function TopicField({ ref, checked, onLeave }: Props) {
  const { topic } = useStore($form, { ssr: 'initial' });
  const problem = topicProblem(topic);
  const shown = problem && (checked || problem === 'topicTooLong') ? message(problem) : null;

  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <GrowingField
      ref={ref}
      label={t('Topic')}
      name="topic"
      placeholder={t('What should your posts be about?')}
      value={topic}
      maxLength={maxLength}
      countFrom={maxLength * 0.8}
      problem={shown}
      onKeyDown={submitOnEnter}
      onBlur={() => topic && onLeave()}
    />
  );
}
