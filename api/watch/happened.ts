import { channel } from 'node:diagnostics_channel';

/** Who wrote a generation: the offline editor, the operator's model or the user's own. */
export type Pen = 'offline' | 'model' | 'own';

/**
 * What may be told of a request, a generation or a call. Nothing a person typed, and no name of anybody,
 * has a place here: all of it ends in the log or in a label.
 */
export interface Happenings {
  answered: {
    requestId: string;
    method: string;
    /** A template, or `unknown`. */
    route: string;
    /** 0 where the client left before there was one. */
    status: number;
    seconds: number;
  };
  generationAsked: { outcome: string };
  generationEnded: { outcome: 'whole' | 'part' | 'nothing' | 'unsettled'; writer: Pen };
  refinementAsked: { outcome: string };
  refinementEnded: { outcome: 'whole' | 'nothing' | 'unsettled'; writer: Pen };
  firstCard: { writer: Pen; seconds: number };
  /** A call to one of PocketBase's service routes. */
  databaseCalled: { call: string; failed: boolean; seconds: number };
  /** A call of a page that was passed on to PocketBase, from the last of its body to the first of the answer. */
  passedOn: { requestId: string; method: string; call: string; failed: boolean; seconds: number };
  tokensSpent: { prompt: number; completion: number };
  reconciled: { failed: boolean; differences: number; mended: number; problems: number };
}

function channelOf(name: keyof Happenings) {
  return channel(`postquill.${name}`);
}

/** Costs next to nothing where nobody listens. */
export function tell<Name extends keyof Happenings>(name: Name, what: Happenings[Name]): void {
  channelOf(name).publish(what);
}

export function onHappening<Name extends keyof Happenings>(
  name: Name,
  listener: (what: Happenings[Name]) => void,
): void {
  channelOf(name).subscribe((what) => listener(what as Happenings[Name]));
}
