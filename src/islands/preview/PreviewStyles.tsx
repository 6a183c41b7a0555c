import href from '../../styles/preview.css?url';

/** As LaterStyles: fetched once, with the first preview. */
export function PreviewStyles() {
  return <link rel="stylesheet" href={href} precedence="later" />;
}
