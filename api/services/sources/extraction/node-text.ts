const paragraphs = new Set(
  'ARTICLE ASIDE BLOCKQUOTE DIV DL FIGURE H1 H2 H3 H4 H5 H6 OL P PRE SECTION TABLE UL'.split(' '),
);
const lines = new Set('BR DD DT TR'.split(' '));
const silent = new Set('IFRAME MATH NOSCRIPT SCRIPT STYLE SVG TEMPLATE'.split(' '));

function breakAfter({ nodeName }: Node): string {
  return paragraphs.has(nodeName.toUpperCase()) ? '\n\n' : '';
}

function begin(node: Node): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/g, ' ');
  const name = node.nodeName.toUpperCase();
  if (name === 'LI') return '\n- ';
  if (name === 'TD' || name === 'TH') return ' ';
  return lines.has(name) ? '\n' : breakAfter(node);
}

/** The text of a tree as it is read, at most so much of it. Without recursion: pages may be deep. */
export function nodeText(root: Node, longest: number): string {
  let text = '';
  let node: Node | null = root.firstChild;
  while (node !== null && text.length < longest) {
    text += begin(node);
    if (node.firstChild !== null && !silent.has(node.nodeName.toUpperCase())) {
      node = node.firstChild;
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode;
      if (node !== null) text += breakAfter(node);
    }
    node = node === null || node === root ? null : node.nextSibling;
  }
  return text;
}
