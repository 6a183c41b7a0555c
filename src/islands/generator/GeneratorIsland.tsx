import { GeneratedPosts } from './GeneratedPosts.tsx';
import { GeneratorForm } from './GeneratorForm.tsx';

export default function GeneratorIsland() {
  return (
    <div
      id="generator"
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <GeneratorForm />
      <GeneratedPosts />
    </div>
  );
}
