import { cameBack } from './came-back.ts';
import { $departure, $session } from './session/state.ts';

/** A list of the page's, whose items bear their ids in an attribute. */
interface List<Asked> {
  /** Of the tab's own storage. */
  key: string;
  attribute: string;
  asked: () => Asked;
  shown: () => number;
  /** Asks again for as many. */
  find: (asked: Asked, shown: number) => Promise<void>;
  /** Calls back with the first answer, or at once where it is there. */
  onceLoaded: (act: () => void) => void;
}

interface Place<Asked> {
  owner: string;
  asked: Asked;
  shown: number;
  /** The first item in sight, and how far below the window's edge it stood. */
  item: string;
  top: number;
}

function remember<Asked>({ key, attribute, asked, shown }: List<Asked>): void {
  const owner = $session.get()?.id;
  const items = [...document.querySelectorAll(`[${attribute}]`)];
  const inSight = items.find((item) => item.getBoundingClientRect().bottom > 0);
  if (owner === undefined || !inSight) return;
  const { top } = inSight.getBoundingClientRect();
  const item = inSight.getAttribute(attribute) ?? '';
  const place: Place<Asked> = { owner, asked: asked(), shown: shown(), item, top };
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // Where nothing may be stored, the list begins at its beginning.
  }
}

function take<Asked>(key: string): Place<Asked> | null {
  try {
    const place: Place<Asked> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return place?.owner === $session.get()?.id ? place : null;
  } catch {
    return null;
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

async function goBack<Asked>({ attribute, find }: List<Asked>, place: Place<Asked>): Promise<void> {
  const { asked, shown, item, top } = place;
  await find(asked, shown);
  await nextFrame();
  await nextFrame();
  const found = document.querySelector(`[${attribute}="${CSS.escape(item)}"]`);
  // Who never came down to the list is left where the browser puts them.
  if (found && top < innerHeight) scrollBy(0, found.getBoundingClientRect().top - top);
}

/** The list is found again as it was left, for as long as the tab lives. */
export function keepPlaceOf<Asked>(list: List<Asked>): () => void {
  const place = cameBack() ? take<Asked>(list.key) : null;
  const leave = () => remember(list);
  addEventListener('pagehide', leave);
  const forget = $departure.listen((reason) => {
    if (reason) sessionStorage.removeItem(list.key);
  });
  // After the first answer, which is the one that every visit begins with.
  list.onceLoaded(() => {
    if (place) void goBack(list, place);
  });
  return () => {
    removeEventListener('pagehide', leave);
    forget();
  };
}
