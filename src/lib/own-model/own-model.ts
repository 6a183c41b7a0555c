import { type Outcome, succeeded } from '#lib/outcome.ts';
import { requestJson } from '#lib/request-json.ts';
import { $departure, $session } from '#lib/session/state.ts';
import type {
  OwnModelAnswer,
  SaveOwnModelRequest,
  UseOwnModelRequest,
} from '#shared/contracts/page-own-models.ts';
import { $ownModel, $ownModelProblem } from './state.ts';

let owner = $session.get()?.id;

function forget(): void {
  $ownModel.set(undefined);
  $ownModelProblem.set('');
}

// A session that ran out leaves the page as it was, with what is typed on it.
$session.listen((user) => {
  if (user === null || user.id === owner) return;
  owner = user.id;
  forget();
});

$departure.listen((reason) => {
  if (reason === 'logout') forget();
});

async function ask(path = '', body?: object): Promise<Outcome> {
  const asking = $session.get()?.id;
  const call = body === undefined ? {} : ({ method: 'POST', body } as const);
  const answer = await requestJson<OwnModelAnswer>(`/api/own-model${path}`, call);
  if (!answer.ok) return answer;
  if ($session.get()?.id === asking) $ownModel.set(answer.value.own);
  return succeeded(undefined);
}

export async function loadOwnModel(): Promise<void> {
  const asking = $session.get()?.id;
  $ownModelProblem.set('');
  const outcome = await ask();
  if (!outcome.ok && $session.get()?.id === asking) $ownModelProblem.set(outcome.error);
}

/** Asks the provider first, and keeps what answered. */
export function saveOwnModel(wish: SaveOwnModelRequest): Promise<Outcome> {
  return ask('', wish);
}

export function putInUse(inUse: boolean): Promise<Outcome> {
  return ask('/use', { inUse } satisfies UseOwnModelRequest);
}

export function removeOwnModel(): Promise<Outcome> {
  return ask('/remove', {});
}
