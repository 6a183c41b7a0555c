import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { countRows } from '#scripts/backup/count-rows.ts';
import { saidOfDamage } from '#scripts/backup/said-of-damage.ts';
import { asTyped } from '#scripts/command/as-typed.ts';
import { PlainError } from '#shared/plain-error.ts';

const fieldsShape = z.array(
  z.object({
    type: z.string(),
    name: z.string(),
    collectionId: z.string().optional(),
    cascadeDelete: z.boolean().optional(),
    maxSelect: z.number().optional(),
  }),
);

const needed = ['users', 'posts', 'generations', 'subscriptions', 'services'];

export const wayBack = `Take the newest backup instead: ${asTyped('restore')}.`;

/** Rows that belong to one that is not there, though they go with it. The database itself may have had them. */
function straysIn(database: DatabaseSync): string | undefined {
  const collections = database.prepare('SELECT id, name, fields FROM _collections').all();
  const nameOf = new Map(collections.map(({ id, name }) => [id, String(name)]));
  for (const { name: table, fields } of collections) {
    for (const field of fieldsShape.parse(JSON.parse(String(fields)))) {
      const target = nameOf.get(field.collectionId ?? '');
      if (field.type !== 'relation' || !field.cascadeDelete || field.maxSelect !== 1) continue;
      const found = database
        .prepare(
          `SELECT count(*) AS rows FROM "${table}" WHERE "${field.name}" <> ''
           AND "${field.name}" NOT IN (SELECT id FROM "${target}")`,
        )
        .get();
      if (Number(found?.rows) > 0) return `${found?.rows} rows of ${table} belong to nobody`;
    }
  }
  return undefined;
}

function faultIn(file: string, depth: 'quick_check' | 'integrity_check'): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare(`PRAGMA ${depth}(1)`).get();
    if (found?.[depth] !== 'ok') return String(found?.[depth]);
    const tables = Object.keys(countRows(file));
    const missing = needed.find((table) => !tables.includes(table));
    return missing && `it has no table ${missing}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database?.close();
  }
}

export interface Checked {
  rows: Record<string, number>;
  /** In words: worth knowing, and no reason to do without everything else. */
  strays: string | undefined;
}

/** Every page and every table, or it throws; and what belongs to nobody. */
export function checkCopied(file: string, depth: 'quick_check' | 'integrity_check'): Checked {
  const fault = faultIn(file, depth);
  if (fault === undefined) {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return { rows: countRows(file), strays: straysIn(database) };
    } finally {
      database.close();
    }
  }
  throw new PlainError(
    `The copy is damaged${saidOfDamage(fault)}. Nothing was put in place. ${wayBack}`,
  );
}
