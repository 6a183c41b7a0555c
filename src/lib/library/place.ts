import { $departure, $session } from '#lib/session/state.ts';
import { $asked, $library, $posts, type Asked, everything, findPosts } from './list.ts';

const key = 'postquill_library_place';

interface Place {
  owner: string;
  asked: Asked;
  shown: number;
  /** The first post in sight, and how far below the window's edge it stood. */
  post: string;
  top: number;
}

function remember(): void {
  const owner = $session.get()?.id;
  const shown = $posts.get().length;
  const items = [...document.querySelectorAll<HTMLElement>('[data-post]')];
  const inSight = items.find((item) => item.getBoundingClientRect().bottom > 0);
  if (owner === undefined || !inSight) return;
  const { top } = inSight.getBoundingClientRect();
  const post = inSight.dataset.post ?? '';
  const place: Place = { owner, asked: $asked.get(), shown, post, top };
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Where nothing may be stored, the list begins at its beginning.
  }
}

function take(): Place | null {
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return place?.owner === $session.get()?.id ? place : null;
  } catch {
    return null;
  }
}

/** Whoever went back to this page, or loaded it again, did not ask for another one. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

const nextFrame = () => new Promise(requestAnimationFrame);

async function goBack({ asked, shown, post, top }: Place): Promise<void> {
  await findPosts({ ...everything, ...asked }, shown);
  await nextFrame();
  await nextFrame();
  const item = document.querySelector(`[data-post="${CSS.escape(post)}"]`);
  // Who never came down to the posts is left where the browser puts them.
  if (item && top < innerHeight) scrollBy(0, item.getBoundingClientRect().top - top);
}

/** The list is found again as it was left, for as long as the tab lives. */
export function keepPlace(): () => void {
  const place = cameBack() ? take() : null;
  addEventListener('pagehide', remember);
  const forget = $departure.listen((reason) => {
    if (reason) sessionStorage.removeItem(key);
  });
  // After the first answer, which is the one that every visit begins with.
  const stop = $library.subscribe(({ kind }) => {
    if (kind !== 'loaded') return;
    queueMicrotask(() => stop());
    if (place) void goBack(place);
  });
  return () => {
    removeEventListener('pagehide', remember);
    forget();
  };
}
