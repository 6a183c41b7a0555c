/** Few at a time, so that everybody has to ask for more. */
const perPage = 2;

/** As ListObjectsV2 answers: in order of names, what is beneath a delimiter as one. */
export function listing(objects: Map<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const delimiter = asked.get('delimiter') ?? '';
  const after = asked.get('continuation-token') ?? asked.get('start-after') ?? '';
  const found = new Map<string, string>();
  for (const [key, body] of [...objects].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end === -1 ? key : key.slice(0, end + delimiter.length);
    if (name <= after) continue;
    const about = `<Size>${body.length}</Size><LastModified>2026-11-22T12:00:00.000Z</LastModified>`;
    found.set(
      name,
      end === -1
        ? `<Contents><Key>${key}</Key>${about}</Contents>`
        : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
    );
  }
  const page = [...found].slice(0, perPage);
  const more = found.size > perPage;
  const next = more ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${page.map(([, xml]) => xml).join('')}${next}</ListBucketResult>`;
}
