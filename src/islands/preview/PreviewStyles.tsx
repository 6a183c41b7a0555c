import { preinit } from 'react-dom';
import feed from '../../styles/feed.css?url';
import preview from '../../styles/preview.css?url';

// Asked for with the code, before the first preview: what is drawn while a style sheet comes waits longer than that.
for (const href of [preview, feed]) preinit(href, { as: 'style', precedence: 'later' });

/** As LaterStyles: fetched once, with the first preview. */
export function PreviewStyles() {
  return (
    <>
      <link rel="stylesheet" href={preview} precedence="later" />
      <link rel="stylesheet" href={feed} precedence="later" />
    </>
  );
}
