import { useStore } from '@nanostores/react';
import { $selection, toggleSelected } from '#lib/library/selection.ts';
import { t } from '#shared/language/t.ts';

export function SelectBox({ id, of }: { id: string; of: string }) {
  const selected = useStore($selection);
  if (!selected) return null;
  return (
    <input
      type="checkbox"
      className="size-5 accent-accent"
      aria-label={t('Select {post}', { post: of })}
      checked={selected.has(id)}
      onChange={() => toggleSelected(id)}
    />
  );
}
