import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:needed'?: boolean;
  }
}

/** Adds `client:needed`, which src/browser/when-needed.ts explains. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'needed', entrypoint: './src/browser/when-needed.ts' }),
    },
  };
}
