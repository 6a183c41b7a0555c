import { computed } from 'nanostores';
import { $config } from '#lib/config.ts';
import { $ownModel } from './state.ts';

/** The member's own model, where that writes for them. */
export const $modelInUse = computed($ownModel, (own) => (own?.inUse ? own : null));

/** Nothing but the editor writes for whoever is here. */
export const $offline = computed(
  [$config, $modelInUse],
  (config, own) => config?.writer.offline === true && own === null,
);
