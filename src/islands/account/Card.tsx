import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

export function Card({ title, children }: Props) {
  const id = useId();
  return (
    <section className="card grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
