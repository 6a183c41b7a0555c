/** True for OpenRouter's own address, and no other. */
export function isOpenRouter(baseURL: string): boolean {
  const { hostname } = new URL(baseURL);
  return hostname === 'openrouter.ai' || hostname.endsWith('.openrouter.ai');
}

/** A model's server beside us, on this machine or in the next container: its time costs only patience. */
export function isOnThisMachine(baseURL: string): boolean {
  const { hostname } = new URL(baseURL);
  return /^(?:[^.]*|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost|host\.docker\.internal)$/.test(
    hostname,
  );
}
