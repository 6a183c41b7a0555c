import { handOver } from '#lib/session/google-return.ts';
import { show } from './link-page.ts';

const said = new URLSearchParams(location.search);
// Off the address at once: a code must not stay in the history.
history.replaceState(history.state, '', location.pathname);

// A state that nobody here waits for came with somebody else's link: its code is used by nobody.
const end = () =>
  handOver({ state: said.get('state') ?? '', code: said.get('code') })
    .catch(() => false)
    .then((taken) => {
      show(taken ? 'done' : 'refused');
      if (taken) window.close();
    });

// Hidden, it is on its way to its twin in the language of the sign-in, which does that.
if (!document.documentElement.hidden) void end();
