import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $taste } from '#lib/signs/taste.ts';
import { ownReading } from '#lib/voices/own-reading.ts';
import { $voices } from '#lib/voices/state.ts';
import type { Language } from '#shared/rules.ts';
import type { Finding } from '#shared/text/tells.ts';

export interface Found {
  /** The findings hold for this text alone: the one on the page may be a newer one. */
  text: string;
  findings: readonly Finding[];
}

/**
 * The signs of a machine in a text; null until they are known. Their patterns are loaded on use. `likely` is
 * the language it was ordered in.
 */
export function useFindings(text: string, likely?: Language, waitMilliseconds = 0): Found | null {
  const taste = useStore($taste);
  const voices = useStore($voices);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    let current = true;
    const look = async () => {
      const { findTells } = await import('#shared/text/tells.ts');
      const reading = { ...(await ownReading(voices)), likely };
      if (!current) return;
      const findings = findTells(text, reading).filter(({ tier }) => taste || tier !== 'taste');
      setFound({ text, findings });
    };
    // A post without its signs is a post all the same.
    const timer = setTimeout(() => void look().catch(() => undefined), waitMilliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, likely, taste, voices, waitMilliseconds]);

  return found;
}
