import { icons } from '#icons';
import { Outline } from './Outline.tsx';

export function Icon({ name }: { name: keyof typeof icons }) {
  return <Outline path={icons[name]} />;
}
