import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Refine } from '#islands/parts/refine/Refine.tsx';
import type { Refinable } from '#islands/parts/refine/refinable.ts';
import { stepBack } from '#islands/parts/refine/steps.ts';
import { asksBack } from '#islands/parts/refine/take-back.ts';
import { keepVersion, readVersions } from '#lib/library/versions.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast } from '#lib/toast.ts';
import type { PostVersion, SavedPost, Version } from '#shared/contracts/page-pocketbase.ts';
import { isPlatform, isTone } from '#shared/rules.ts';

interface Props {
  post: SavedPost;
  of: string;
  beside?: ReactNode;
}

/** A saved post says another text once that is taken, and what it said before stays beside it. */
export function SavedRefine({ post, of, beside }: Props) {
  const [versions, setVersions] = useState<readonly PostVersion[]>([]);
  const keeping = useRef(false);
  const { id, text, tone, platform } = post;
  // What was changed in another tab has its own cause.
  const isKnown = versions.length === 0 || versions.some((version) => version.text === text);
  useEffect(() => {
    if (!isKnown) void readVersions({ id }).then(setVersions);
  }, [isKnown, id]);
  // One that the rules know no more was saved long ago.
  if (!isTone(tone) || !isPlatform(platform)) return beside;

  const load = async () => {
    const read = await readVersions({ id });
    setVersions(read);
    return read;
  };
  const take = async (version: Version, seen: string): Promise<boolean> => {
    // Whoever steps fast is not told that they themselves changed it.
    if (keeping.current) return false;
    keeping.current = true;
    const kept = await keepVersion(post, version, seen);
    keeping.current = false;
    if (kept.ok) {
      await load();
      return true;
    }
    toast(kept.error);
    if (kept.code === 'sessionExpired') loginAgain(() => void take(version, seen));
    return false;
  };
  const refinable: Refinable = {
    id,
    text,
    tone,
    platform,
    of,
    source: { post: id },
    versions,
    take,
  };
  const undo = async (event: KeyboardEvent) => {
    if (!asksBack(event)) return;
    event.preventDefault();
    // Before the panel was open nobody asked what it said earlier.
    stepBack({ ...refinable, versions: versions.length > 0 ? versions : await load() });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it bubble up to here
    <div onKeyDown={(event) => void undo(event)}>
      <Refine post={refinable} onOpen={() => void load()} beside={beside} />
    </div>
  );
}
