import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '#shared/plain-error.ts';
import { advice, reasonOf, S3Refusal, textsOf } from './s3-refusal.ts';
import type { S3Patience, S3Settings } from './s3-settings.ts';
import { signed } from './s3-signature.ts';
import { Silence, untilSilent } from './until-silent.ts';

export interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  name: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

/** 409: another call for the same name is under way. 501 is what a store will never do. */
const isPassing = (status: number) =>
  (status >= 500 && status !== 501) || status === 429 || status === 409;

/** Who is silent so often hangs. What is sent takes its time, and may have met a line that was gone for longer. */
const silentQuestions = 3;

/** Signed calls to one bucket, tried again where that may help. */
export function s3Calls(settings: S3Settings, patience: S3Patience) {
  const { bucket, prefix, endpoint } = settings;
  const where = `s3://${bucket}/${prefix}`;

  async function sendOnce({
    method,
    name,
    query = {},
    body,
    headers: own = {},
  }: Call): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}/${name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const content = body ?? new Uint8Array();
    const headers = signed({ method, url, headers: own, body: content }, settings, new Date());
    const clock = new AbortController();
    const late = setTimeout(
      () => clock.abort(new Silence('no answer in time')),
      body === undefined ? patience.questionMilliseconds : patience.callMilliseconds,
    );
    const answer = await fetch(url, {
      method,
      headers,
      body: body as BodyInit | undefined,
      redirect: 'error',
      signal: clock.signal,
    }).finally(() => clearTimeout(late));
    if (!answer.body) return answer;
    return new Response(untilSilent(answer.body, patience.silenceMilliseconds, clock), answer);
  }

  async function refusal(answer: Response): Promise<S3Refusal> {
    const [code = ''] = textsOf(await answer.text().catch(() => ''), 'Code');
    const known = /^\w{1,60}$/.test(code) ? code : `status ${answer.status}`;
    const hint = advice[known] === undefined ? '' : ` ${advice[known]}`;
    const sentence = `${new URL(endpoint).host} refused ${where} (${known}).${hint}`;
    return new S3Refusal(sentence, known);
  }

  /**
   * Each call may be repeated: none adds to what an earlier one did. Only the one that puts parts together
   * finds no upload any more where it was done and its answer was lost.
   */
  async function send<T>(call: Call, read: (answer: Response) => T | Promise<T>): Promise<T> {
    let pause = patience.firstPauseMilliseconds;
    for (let left = patience.tries - 1; ; left -= 1) {
      let answer: Response | undefined;
      let reason = '';
      try {
        answer = await sendOnce(call);
        if (answer.ok) return await read(answer);
      } catch (error) {
        answer = undefined;
        reason = reasonOf(error);
        if (error instanceof Silence && call.body === undefined) {
          left = Math.min(left, silentQuestions - 1);
        }
      }
      const passing = answer === undefined || isPassing(answer.status);
      if (answer !== undefined && (!passing || left === 0)) throw await refusal(answer);
      if (left === 0) throw new PlainError(`${where} cannot be reached: ${reason}.`);
      await answer?.body?.cancel();
      await sleep(pause);
      pause *= 2;
    }
  }

  const sendText = (call: Call) => send(call, (answer) => answer.text());

  const sizeOf = (name: string) =>
    send({ method: 'HEAD', name }, ({ headers }) => Number(headers.get('content-length')));

  return { where, sendOnce, send, sendText, sizeOf };
}

export type S3Calls = ReturnType<typeof s3Calls>;
