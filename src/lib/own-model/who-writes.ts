import { computed } from 'nanostores';
import { $config } from '#lib/config.ts';
import { $session } from '#lib/session/state.ts';
import { $ownModel, $ownModelProblem } from './state.ts';

/** The member's own model, where that writes for them. */
export const $modelInUse = computed($ownModel, (own) => (own?.inUse ? own : null));

/**
 * The site's writer, where no model of their own writes for whoever is here; null before that could be known.
 * A model that could not be read counts as none.
 */
export const $siteWriter = computed(
  [$config, $session, $ownModel, $ownModelProblem],
  (config, session, own, problem) => {
    if (!config || own?.inUse) return null;
    const mayHaveOwn = session !== null && config.ownModels !== undefined;
    return mayHaveOwn && own === undefined && problem === '' ? null : config.writer;
  },
);

/** Nothing but the editor writes for whoever is here. */
export const $offline = computed($siteWriter, (writer) => writer?.offline === true);
