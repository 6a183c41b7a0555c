import href from '../../styles/later.css?url';

/** Stands in whatever is drawn with later.css: React fetches it once and shows nothing before it came. */
export function LaterStyles() {
  return <link rel="stylesheet" href={href} precedence="later" />;
}
