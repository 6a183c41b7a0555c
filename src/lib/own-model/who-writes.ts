import { computed } from 'nanostores';
import { $config } from '#lib/config.ts';
import { $session } from '#lib/session/state.ts';
import { $ownModel } from './state.ts';

/** The member's own model, where that writes for them. */
export const $modelInUse = computed($ownModel, (own) => (own?.inUse ? own : null));

/** Nothing but the editor writes for whoever is here; not said before a member's own model could be known. */
export const $offline = computed([$config, $session, $ownModel], (config, session, own) => {
  if (config?.writer.offline !== true) return false;
  const mayHaveOwn = session !== null && config.ownModels !== undefined;
  return mayHaveOwn && own === undefined ? false : !own?.inUse;
});
