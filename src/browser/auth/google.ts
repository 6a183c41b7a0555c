import { handOver } from '#lib/session/google-return.ts';
import { show } from './link-page.ts';

const said = new URLSearchParams(location.search);
// Off the address at once: a code must not stay in the history.
history.replaceState(history.state, '', location.pathname);

// A state that nobody here waits for came with somebody else's link: its code is used by nobody.
handOver({ state: said.get('state') ?? '', code: said.get('code') })
  .catch(() => false)
  .then((taken) => {
    show(taken ? 'done' : 'refused');
    if (taken) window.close();
  });
