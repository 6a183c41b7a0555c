import { whenIdle } from '#lib/when-idle.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';

/** Those that have a name of their own in one of our languages, and many people in their zone. */
const cities: Partial<Record<string, string>> = {
  'Africa/Algiers': t('Algiers'),
  'Africa/Cairo': t('Cairo'),
  'America/Asuncion': t('Asunción'),
  'America/Bogota': t('Bogotá'),
  'America/Havana': t('Havana'),
  'America/Los_Angeles': t('Los Angeles'),
  'America/Mexico_City': t('Mexico City'),
  'America/New_York': t('New York'),
  'America/Panama': t('Panama'),
  'America/Sao_Paulo': t('São Paulo'),
  'Asia/Shanghai': t('Shanghai'),
  'Asia/Tokyo': t('Tokyo'),
  'Atlantic/Azores': t('Azores'),
  'Atlantic/Canary': t('Canary Islands'),
  'Europe/Athens': t('Athens'),
  'Europe/Berlin': t('Berlin'),
  'Europe/Brussels': t('Brussels'),
  'Europe/Copenhagen': t('Copenhagen'),
  'Europe/Istanbul': t('Istanbul'),
  'Europe/Lisbon': t('Lisbon'),
  'Europe/London': t('London'),
  'Europe/Luxembourg': t('Luxembourg'),
  'Europe/Moscow': t('Moscow'),
  'Europe/Paris': t('Paris'),
  'Europe/Prague': t('Prague'),
  'Europe/Rome': t('Rome'),
  'Europe/Stockholm': t('Stockholm'),
  'Europe/Vienna': t('Vienna'),
  'Europe/Warsaw': t('Warsaw'),
  'Europe/Zurich': t('Zurich'),
};

/** "Berlin", of "Europe/Berlin". */
const cityOf = (id: string) => cities[id] ?? id.replace(/^.*\//, '').replaceAll('_', ' ');

/** What this browser knows, and the stored one even where it does not; by their cities. None is stored as nothing. */
export function zonesWith(stored: string): { id: string; city: string }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), stored]);
  zones.delete('UTC');
  zones.delete('');
  const { compare } = new Intl.Collator(pageLanguage);
  const named = [...zones].map((id) => ({ id, city: cityOf(id) }));
  named.sort((one, other) => compare(one.city, other.city));
  return [{ id: stored === 'UTC' ? 'UTC' : '', city: t('UTC') }, ...named];
}

/** "Central European Time", of "Europe/Berlin". */
export function nameOf(id: string): string {
  // Its own name says it all; a browser's would be "GMT+00:00".
  if (id === 'UTC') return '';
  try {
    const format = new Intl.DateTimeFormat(pageLanguage, {
      timeZone: id,
      timeZoneName: 'longGeneric',
    });
    const parts = format.formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    // A zone that was stored elsewhere, and that this browser does not know.
    return '';
  }
}

/** Looked up a few at a time, since all of them take a phone a good part of a second. */
const atOnce = 20;

/** The names of these zones, once the browser has had time to look them up. */
export function namesOf(ids: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  return new Promise((resolve) => {
    const names = new Map<string, string>();
    const goOn = () => {
      if (signal.aborted) return;
      for (const id of ids.slice(names.size, names.size + atOnce)) names.set(id, nameOf(id));
      if (names.size < ids.length) whenIdle(goOn);
      else resolve(names);
    };
    whenIdle(goOn);
  });
}
