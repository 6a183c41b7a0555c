/** What one tab tells the others; each then asks the server for itself. */
export type TabMessage =
  | { kind: 'allowance' }
  | { kind: 'library' }
  | { kind: 'history' }
  | { kind: 'removed'; ids: readonly string[] };

const channelName = 'postquill';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

export function tellTabs(message: TabMessage): void {
  open().postMessage(message);
}

export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const heard = ({ data }: MessageEvent<TabMessage>) => listener(data);
  open().addEventListener('message', heard);
  return () => open().removeEventListener('message', heard);
}
