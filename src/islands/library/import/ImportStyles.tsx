import href from '../../../styles/import.css?url';

/** As LaterStyles: fetched once, with the first import. */
export function ImportStyles() {
  return <link rel="stylesheet" href={href} precedence="later" />;
}
