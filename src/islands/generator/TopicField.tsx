import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { message, rules } from '#shared/rules.ts';
import { $form, topicProblem } from './form-state.ts';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Nobody is told off before they have tried. */
  checked: boolean;
  onLeave: () => void;
}

export function TopicField({ ref, checked, onLeave }: Props) {
  const { topic } = useStore($form, { ssr: 'initial' });
  const id = useId();
  const noteId = useId();
  const problem = topicProblem(topic);
  const shown = problem && (checked || problem === 'topicTooLong') ? message(problem) : null;

  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <div>
      <label className="label" htmlFor={id}>
        Topic
      </label>
      <textarea
        ref={ref}
        id={id}
        className="field field-sizing-content min-h-20 resize-none"
        rows={2}
        name="topic"
        placeholder="What should your posts be about?"
        value={topic}
        aria-invalid={shown !== null}
        aria-describedby={noteId}
        onChange={(event) => $form.setKey('topic', event.target.value)}
        onKeyDown={submitOnEnter}
        onBlur={() => topic && onLeave()}
      />
      <div id={noteId} className="mt-1.5 flex justify-between gap-4">
        <p role="alert" className="field-error">
          {shown}
        </p>
        {topic.length > rules.topic.maxLength * 0.8 && (
          <p className="hint ml-auto">
            {topic.trim().length}/{rules.topic.maxLength}
          </p>
        )}
      </div>
    </div>
  );
}
