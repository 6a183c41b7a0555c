import { useStore } from '@nanostores/react';
import { type KeyboardEvent, lazy, type RefObject, useEffect, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { $config } from '#lib/config.ts';
import { t } from '#shared/language/t.ts';
import { message, rules } from '#shared/rules.ts';
import { $form, detailsProblem } from '../form-state.ts';
import { $run } from '../run-state.ts';
import { GrowingField } from './GrowingField.tsx';

const pauseMilliseconds = 400;
const PrintedAsTyped = lazy(() => import('./PrintedAsTyped.tsx'));

/** The facts that make a post the author's own. Enter begins a line here, since facts come in lines. */
export function DetailsField({ ref }: { ref: RefObject<HTMLTextAreaElement | null> }) {
  const { topic, details } = useStore($form, { ssr: 'initial' });
  const { problem: asked } = useStore($run, { ssr: 'initial' });
  const problem = detailsProblem(details);
  const facts = asked?.kind === 'facts' ? asked.text : null;
  const offline = useStore($config, { ssr: 'initial' })?.writer.offline;
  // From the first visit on and not before: what comes above a button must not move it away.
  const [visited, setVisited] = useState(false);
  const [hint, setHint] = useState(t('Names, numbers, dates, prices: what makes it yours.'));

  // What fits the topic takes a list of words, which nobody needs before there is a topic.
  useEffect(() => {
    if (topic.trim() === '') return;
    let stale = false;
    const look = async () => {
      const { detailsHint } = await import('#lib/generate/details-hint.ts');
      const fitting = await detailsHint(topic);
      if (!stale) setHint(fitting);
    };
    // The first letters may be of any language, and would fetch the lists of all of them.
    const timer = setTimeout(() => void look().catch(() => undefined), pauseMilliseconds);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [topic]);

  const submitOnModifiedEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <GrowingField
      ref={ref}
      label={
        <>
          {t('What do you know about this that others don’t?')}{' '}
          {!facts && <span className="hint font-normal">{t('(optional)')}</span>}
        </>
      }
      name="details"
      placeholder={hint}
      value={details}
      maxLength={rules.details.maxLength}
      countFrom={0}
      problem={problem ? message(problem) : facts}
      note={
        offline &&
        (visited || details !== '') && (
          <LazyPart>
            <PrintedAsTyped />
          </LazyPart>
        )
      }
      onFocus={() => setVisited(true)}
      onKeyDown={submitOnModifiedEnter}
    />
  );
}
