import http from 'node:http';
import https from 'node:https';
import { asFailedSource } from './failed-source.ts';
import type { Settings } from './settings.ts';
import { SourceFailed } from './source-failed.ts';

const redirects = [301, 302, 303, 307, 308];

/** The whole body, or a failed source within seconds when nobody answers or the line goes dead. */
export async function download(address: string, settings: Settings): Promise<Uint8Array> {
  const { firstByteMs, idleMs, downloadMs } = settings.patience;
  const giveUp = new AbortController();
  const total = givesUp(giveUp, downloadMs, 'the download took too long');
  let budget = givesUp(giveUp, firstByteMs, `no answer within ${firstByteMs / 1000} s`);
  let url = new URL(address);
  const allow = (ms: number, complaint: string) => {
    clearTimeout(budget);
    budget = givesUp(giveUp, ms, complaint);
  };
  try {
    for (let hops = 0; hops <= 5; hops++) {
      const response = await open(url, settings, giveUp.signal);
      const { statusCode = 0, headers } = response;
      if (redirects.includes(statusCode) && headers.location) {
        response.destroy();
        url = nextHop(headers.location, url);
        allow(firstByteMs, `no answer within ${firstByteMs / 1000} s`);
        continue;
      }
      if (statusCode !== 200) throw new SourceFailed(`it answered with status ${statusCode}`);
      return await body(response, settings, () =>
        allow(idleMs, `the download stalled for ${idleMs / 1000} s`),
      );
    }
    throw new SourceFailed('it redirects without end');
  } catch (error) {
    const cause = giveUp.signal.aborted ? giveUp.signal.reason : error;
    throw cause instanceof SourceFailed ? new SourceFailed(`${url.host}: ${cause.message}`) : cause;
  } finally {
    clearTimeout(budget);
    clearTimeout(total);
    // Closes the socket of an answer that was not read to its end.
    giveUp.abort();
  }
}

function nextHop(location: string, from: URL): URL {
  const url = URL.parse(location, from);
  if (url?.protocol === 'https:' || url?.protocol === from.protocol) return url;
  throw new SourceFailed(`it redirects to ${location}`);
}

function givesUp(controller: AbortController, ms: number, complaint: string) {
  return setTimeout(() => controller.abort(new SourceFailed(complaint)), ms);
}

function open(url: URL, settings: Settings, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { Agent, get } = url.protocol === 'https:' ? https : http;
  // fetch() would pass by the proxy that HTTPS_PROXY names.
  const agent = new Agent({ proxyEnv: settings.env });
  // While Node waits for that proxy to open a tunnel, it is deaf to the signal but not to this.
  const timeout = settings.patience.firstByteMs;
  return new Promise((resolve, reject) => {
    get(url, { agent, signal, timeout }, resolve).on('error', (error) =>
      reject(asFailedSource(error)),
    );
  });
}

async function body(
  response: http.IncomingMessage,
  settings: Settings,
  stillAlive: () => void,
): Promise<Uint8Array> {
  const expected = Number(response.headers['content-length'] ?? Number.NaN);
  const chunks: Uint8Array[] = [];
  let received = 0;
  let reported = Date.now();
  stillAlive();
  try {
    for await (const chunk of response) {
      stillAlive();
      chunks.push(chunk);
      received += chunk.length;
      if (Date.now() - reported < settings.patience.betweenReportsMs) continue;
      reported = Date.now();
      settings.report(`  ${progress(received, expected)}`);
    }
  } catch (error) {
    throw asFailedSource(error, ` after ${progress(received, expected)}`);
  }
  return Buffer.concat(chunks);
}

function progress(received: number, expected: number): string {
  return Number.isNaN(expected) ? `${received} bytes` : `${received} of ${expected} bytes`;
}
