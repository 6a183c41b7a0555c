// What PocketBase leaves out of its own types. types.d.ts is written by scripts/pocketbase/hook-types.ts.

declare const console: { log(...words: unknown[]): void };

/** For handlers: PocketBase runs each apart from its file, so modules are named from the hooks' folder. */
declare function require<Path extends keyof HookModules>(path: Path): HookModules[Path];
/** For modules, which are files of their own; TypeScript finds the file by itself. */
declare function require(path: `./${string}` | `../${string}`): unknown;
