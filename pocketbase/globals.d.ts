// What PocketBase leaves out of its own types. types.d.ts is written by scripts/pocketbase/hook-types.ts.

declare const console: { log(...words: unknown[]): void };

/** For handlers: PocketBase runs each apart from its file, so modules are named from the hooks' folder. */
declare function require<Path extends keyof HookModules>(path: Path): HookModules[Path];
/** For modules, which are files of their own; TypeScript finds the file by itself. */
declare function require(path: `./${string}` | `../${string}`): unknown;

/** What all JavaScript runtimes of the process share. */
type SharedStore = ReturnType<CoreApp['store']>;

declare namespace core {
  interface baseCollectionEventData {
    /** A record's event hides the request's own, with its header and its response, behind this. */
    requestEvent: RequestEvent;
  }
}

/** What comes through PocketBase's own doors or through a route of ours. */
type AnyRequest = core.RequestEvent & { requestEvent?: core.RequestEvent };

/** What comes through a route behind `$apis.requireAuth`. */
type SignedInRequest = core.RequestEvent & { auth: core.Record };
