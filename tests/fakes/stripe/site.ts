import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dashboard } from './dashboard.ts';
import type { Sites } from './endpoints.ts';
import { StripeFault } from './fault.ts';
import { payPage, portalPage } from './pages.ts';

interface Site extends Sites {
  dashboard: Dashboard;
}

interface Shown {
  status: number;
  html?: string;
  location?: string;
}

function payingCustomer({ checkout }: Site, id: string, method: string): Shown {
  if (method !== 'POST') return { status: 200, html: payPage(checkout.find(id), false) };
  const location = checkout.pay(id);
  if (location !== undefined) return { status: 303, location };
  return { status: 402, html: payPage(checkout.find(id), true) };
}

function managingCustomer(site: Site, id: string, action: string): Shown {
  const session = site.portal.find(id);
  const subscriptions = site.dashboard.subscriptionsOf(session.customer);
  if (action === '') return { status: 200, html: portalPage(session, subscriptions) };
  for (const { id: subscription, ended_at } of subscriptions) {
    if (ended_at !== null) continue;
    if (action === 'cancel') site.dashboard.cancelAtPeriodEnd(subscription);
    else site.dashboard.keep(subscription);
  }
  return { status: 303, location: `/portal/${id}` };
}

function show(site: Site, method: string, path: string): Shown {
  const [, payId] = /^\/pay\/([^/]+)$/.exec(path) ?? [];
  if (payId !== undefined) return payingCustomer(site, payId, method);
  const [, portalId, action = ''] = /^\/portal\/([^/]+)(?:\/(cancel|resume))?$/.exec(path) ?? [];
  if (portalId === undefined || (action !== '' && method !== 'POST')) return { status: 404 };
  return managingCustomer(site, portalId, action);
}

/** The two pages a customer sees at Stripe. */
export async function answerSite(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  let shown: Shown;
  try {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    shown = show(site, request.method ?? 'GET', path);
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    shown = { status: error.status };
  }
  const headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' };
  if (shown.location !== undefined) headers.Location = shown.location;
  response.writeHead(shown.status, headers).end(shown.html ?? '');
}
