import feed from '../../styles/feed.css?url';
import preview from '../../styles/preview.css?url';

/** As LaterStyles: fetched once, with the first preview. */
export function PreviewStyles() {
  return (
    <>
      <link rel="stylesheet" href={preview} precedence="later" />
      <link rel="stylesheet" href={feed} precedence="later" />
    </>
  );
}
