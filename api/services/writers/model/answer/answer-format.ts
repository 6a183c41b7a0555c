import type OpenAI from 'openai';
import type { ModelWriterConfig } from '../config.ts';
import type { Concession } from '../request/complaints.ts';

type Create = OpenAI.ChatCompletionCreateParams;

/** As OpenAI has it, and as older servers do: the schema beside the type, for those who read it. */
export type Format = NonNullable<Create['response_format']> & { schema?: object };

/** An answer with one list under this name. */
function listFormat(name: string, list: object, made: ReadonlySet<Concession>): Format {
  const schema = {
    type: 'object',
    properties: { [name]: list },
    required: [name],
    additionalProperties: false,
  };
  if (made.has('jsonObject')) return { type: 'json_object', schema };
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

/** Exactly so many posts, where the server knows how to count them. */
export function postsFormat(posts: number, made: ReadonlySet<Concession>): Format {
  const counted = made.has('uncounted') ? {} : { minItems: posts, maxItems: posts };
  return listFormat('posts', { type: 'array', items: { type: 'string' }, ...counted }, made);
}

export function chosenFormat(most: number, made: ReadonlySet<Concession>): Format {
  const counted = made.has('uncounted') ? {} : { maxItems: most };
  return listFormat('chosen', { type: 'array', items: { type: 'integer' }, ...counted }, made);
}

function objects(properties: Record<string, object>): object {
  const required = Object.keys(properties);
  const items = { type: 'object', properties, required, additionalProperties: false };
  return { type: 'array', items };
}

export function sharesFormat(made: ReadonlySet<Concession>): Format {
  const facts = { type: 'array', items: { type: 'string' } };
  return listFormat('shares', objects({ for: { type: 'string' }, facts }), made);
}

export function changesFormat(made: ReadonlySet<Concession>): Format {
  const text = { type: 'string' };
  const properties = { post: { type: 'integer' }, from: text, to: text };
  return listFormat('changes', objects(properties), made);
}

/** What is said as JSON, where the server takes the schema. */
export function shaped(
  format: Format,
  config: ModelWriterConfig,
  made: ReadonlySet<Concession>,
): Pick<Create, 'response_format'> {
  const plain = config.structured === 'plain' || made.has('plainJson');
  return plain ? {} : { response_format: format };
}
