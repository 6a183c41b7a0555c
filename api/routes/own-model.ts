import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import { problemIn } from '#api/language/said.ts';
import { type Outcome, refused } from '#api/services/outcome.ts';
import type { KnownOwnModel, OwnModels } from '#api/services/own-models/own-models.ts';
import type {
  OwnModelAnswer,
  SaveOwnModelRequest,
  UseOwnModelRequest,
} from '#shared/contracts/page-own-models.ts';
import { rules, type SiteLanguage } from '#shared/rules.ts';
import { bearerToken, languageAsked, readJson, refuse } from './request.ts';

const { nameMaxLength, keyMaxLength } = rules.ownModel;

const oneLine = /^[^\p{Cc}\u2028\u2029]+$/u;
/** A header takes nothing else. */
const keyShape = /^[\x21-\x7e]*$/;

const line = z.string().trim();

/** Each field with what is said where it is wrong. */
const saveShape = z.object({
  address: z.string().max(2_000).catch(''),
  model: line.regex(oneLine).max(nameMaxLength).catch(''),
  key: line.regex(keyShape).max(keyMaxLength).nullable().catch(null),
});

const useShape: z.ZodType<UseOwnModelRequest> = z.object({ inUse: z.boolean() });

type Act = (userToken: string, context: Context<AppBindings>) => Promise<Outcome<KnownOwnModel>>;

function inWords({ own }: KnownOwnModel, language: SiteLanguage): OwnModelAnswer {
  if (own === null) return { own };
  const { problem, ...shown } = own;
  return { own: problem ? { ...shown, problem: problemIn(language, problem).error } : shown };
}

function route(act: Act) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const userToken = bearerToken(context);
    if (userToken === undefined) return refuse(context, 'sessionExpired');
    const outcome = await act(userToken, context);
    if (!outcome.ok) return refuse(context, outcome.code);
    return context.json(inWords(outcome.value, languageAsked(context)));
  };
}

function save(ownModels: OwnModels): Act {
  return async (userToken, context) => {
    const parsed = saveShape.safeParse(readJson(context));
    if (!parsed.success) return refused('requestInvalid');
    const { address, model, key } = parsed.data;
    if (model === '') return refused('ownModelMissing');
    if (key === null) return refused('ownKeyMissing');
    const gone = new AbortController();
    context.env.outgoing.once('close', () => gone.abort());
    const wish: SaveOwnModelRequest = { address, model, key };
    return ownModels.save(userToken, wish, context.var.log, gone.signal);
  };
}

function putInUse(ownModels: OwnModels): Act {
  return async (userToken, context) => {
    const parsed = useShape.safeParse(readJson(context));
    if (!parsed.success) return refused('requestInvalid');
    return ownModels.putInUse(userToken, parsed.data.inUse);
  };
}

/** Nothing of it is there where the operator allows no models of users' own. */
export function ownModelRoutes({ ownModels }: Services): Hono<AppBindings> {
  const routes = new Hono<AppBindings>();
  if (ownModels === null) return routes;
  return routes
    .get(
      '/own-model',
      route((userToken) => ownModels.read(userToken)),
    )
    .post('/own-model', route(save(ownModels)))
    .post('/own-model/use', route(putInUse(ownModels)))
    .post(
      '/own-model/remove',
      route((userToken) => ownModels.remove(userToken)),
    );
}
