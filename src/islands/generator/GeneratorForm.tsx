import { useStore } from '@nanostores/react';
import { lazy, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { $config, loadConfig } from '#lib/config.ts';
import { $ownModel } from '#lib/own-model/state.ts';
import { notePremium } from '#lib/session/premium-place.ts';
import { $allowance, $premium, $session } from '#lib/session/state.ts';
import { toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { message, rules, toneIds } from '#shared/rules.ts';
import { Choice } from './fields/Choice.tsx';
import { ChoiceGroup } from './fields/ChoiceGroup.tsx';
import { DetailsField } from './fields/DetailsField.tsx';
import { PlatformChoice } from './fields/PlatformChoice.tsx';
import { TopicField } from './fields/TopicField.tsx';
import { $form, detailsProblem, topicProblem } from './form-state.ts';
import { loadCardList } from './posts/load-card-list.ts';
import { $run } from './run-state.ts';

// Premium's own, members' own, and word for those who run the site: most visitors never see them.
const AdvancedSettings = lazy(() => import('./AdvancedSettings.tsx'));
const WriterNotice = lazy(() => import('./WriterNotice.tsx'));
const RunProblem = lazy(() => import('./RunProblem.tsx'));
const MemberChoices = lazy(() => import('./members/MemberChoices.tsx'));
const AlsoFor = lazy(() => import('./fields/AlsoFor.tsx'));
const SourceEntry = lazy(() => import('./source/SourceEntry.tsx'));
// Drafts and shortcuts come with it.
const FormTools = lazy(() => import('./tools/FormTools.tsx'));
const loadStopButton = () => import('./StopButton.tsx');
const StopButton = lazy(loadStopButton);

/** With what a click and its posts need, which is fetched while the form is being filled in. */
function loadActions() {
  for (const load of [loadCardList, loadStopButton]) load().catch(() => undefined);
  return import('./run.ts').catch(() => null);
}

async function generatePosts(): Promise<void> {
  const actions = await loadActions();
  if (actions) await actions.generatePosts();
  else toastMessage('generateFailed');
}

export function GeneratorForm() {
  const form = useStore($form, { ssr: 'initial' });
  const premium = useStore($premium, { ssr: 'initial' });
  const member = useStore($session, { ssr: 'initial' }) !== null;
  const { writer, ownModels } = useStore($config, { ssr: 'initial' }) ?? {};
  const uncounted = useStore($ownModel, { ssr: 'initial' })?.inUse && !ownModels?.counted;
  const { busy, problem } = useStore($run, { ssr: 'initial' });
  const { plan, left } = useStore($allowance, { ssr: 'initial' }) ?? {};
  const usedUp = left === 0 && !uncounted;
  const [checked, setChecked] = useState(false);
  const [alive, setAlive] = useState(false);
  const headingId = useId();
  const topic = useRef<HTMLTextAreaElement>(null);
  const details = useRef<HTMLTextAreaElement>(null);

  useEffect(() => setAlive(true), []);
  useEffect(() => void loadConfig(), []);
  useEffect(() => {
    if (plan) notePremium(plan === 'premium');
  }, [plan]);

  // Seen before the click as well as after it.
  const limit = problem?.kind === 'limit' ? problem.text : usedUp && message('generationsUsed');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    // What was drawn last may be a letter behind.
    const entered = $form.get();
    if (topicProblem(entered.topic)) topic.current?.focus();
    else if (detailsProblem(entered.details)) details.current?.focus();
    else void generatePosts();
  };

  return (
    <section aria-labelledby={headingId} className="generator-form grid grid-cols-1 gap-4">
      <div className="flex items-center">
        <h2 id={headingId} className="text-xl">
          {t('Generate Content')}
        </h2>
        {alive && (
          <LazyPart instead={<span />}>
            <FormTools />
          </LazyPart>
        )}
      </div>
      <form
        className="card grid grid-cols-1 gap-6"
        // Drafts bring back what was typed; what the browser puts back on its own outlives a logout.
        autoComplete="off"
        noValidate
        onFocus={() => void loadActions()}
        onReset={() => setChecked(false)}
        onSubmit={submit}
      >
        <TopicField ref={topic} checked={checked} onLeave={() => setChecked(true)} />
        <div className="-mt-4 min-h-9">
          {alive && (
            <LazyPart>
              <SourceEntry />
            </LazyPart>
          )}
        </div>
        <DetailsField ref={details} />
        <ChoiceGroup legend={t('Tone')}>
          {toneIds.map((tone) => (
            <Choice
              key={tone}
              name="tone"
              id={tone}
              label={rules.tones[tone].label}
              icon={<span aria-hidden="true">{rules.tones[tone].emoji}</span>}
              chosen={form.tone}
              onChoose={() => $form.setKey('tone', tone)}
            />
          ))}
        </ChoiceGroup>
        <PlatformChoice />
        <div className="min-h-10.5">
          {alive && (
            <LazyPart>
              <AlsoFor />
            </LazyPart>
          )}
        </div>
        {/* As high before its content comes: a button that moves under a finger is not pressed. */}
        <div className="members-only min-h-26 items-start">
          {member && (
            <LazyPart>
              <MemberChoices />
            </LazyPart>
          )}
        </div>
        <div className="premium-only">
          {premium && (
            <LazyPart>
              <AdvancedSettings />
            </LazyPart>
          )}
        </div>
        <div className="flex gap-3">
          <button
            type="submit"
            className={`btn btn-lg min-w-0 flex-1 max-sm:px-3 disabled:cursor-progress disabled:opacity-100 ${usedUp ? 'btn-secondary' : 'btn-primary'}`}
            // Until the script is here, a click would send the form to nowhere.
            disabled={!alive}
            aria-disabled={busy}
            aria-busy={busy}
          >
            {busy && <span className="spinner" />}
            {busy ? t('Generating…') : t('Generate Your Posts')}
          </button>
          {busy && (
            <LazyPart>
              <StopButton />
            </LazyPart>
          )}
        </div>
        {limit && (
          <LazyPart>
            <RunProblem kind="limit" text={limit} />
          </LazyPart>
        )}
        {writer && (writer.offline || writer.name) && (
          <LazyPart>
            <WriterNotice />
          </LazyPart>
        )}
      </form>
    </section>
  );
}
