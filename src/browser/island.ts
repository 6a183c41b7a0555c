/** What Astro's own scripts know an element by; each way to start an island has one of its name. */
type Ways = Record<
  string,
  (load: () => Promise<() => Promise<void>>, _: object, at: Element) => unknown
>;

/**
 * The element around an island, in place of Astro's, which is four times as long: it also knows properties,
 * slots, islands in islands and pages that replace each other, and none of ours has any of it. It is
 * written into the page by itself, so it knows nothing from outside.
 */
export function defineIsland(): void {
  /** Once more after a second, under another name, since a browser keeps in mind that a file failed. */
  async function fetched(url: string | null) {
    try {
      return await import(`${url}`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return import(`${url}?again`);
    }
  }

  class Island extends HTMLElement {
    connectedCallback() {
      if (document.readyState !== 'loading') void this.begin();
      else document.addEventListener('DOMContentLoaded', () => this.begin());
    }

    async begin() {
      const client = `${this.getAttribute('client')}`;
      const { Astro } = window as unknown as { Astro: Ways };
      const load = async () => {
        const files = ['component-url', 'renderer-url'].map((name) => this.getAttribute(name));
        const [component, renderer] = await Promise.all(files.map(fetched));
        return async () => {
          await renderer.default(this)(component.default, {}, {}, { client });
          this.removeAttribute('ssr');
        };
      };
      await Astro[client]?.(load, {}, this);
    }
  }
  customElements.define('astro-island', Island);
}
