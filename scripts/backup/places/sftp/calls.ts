import type { SftpSettings } from './address.ts';
import { Gone, SftpConnection, type SftpPatience } from './connection.ts';
import { type Files, filesOn } from './files.ts';

/** One connection for all who ask, and a new one once that is gone. */
export function sftpCalls(settings: SftpSettings, patience: SftpPatience) {
  let current: SftpConnection | undefined;
  let connecting: Promise<SftpConnection> | undefined;

  async function connected(): Promise<Files> {
    if (current === undefined || current.isGone) {
      connecting ??= SftpConnection.open(settings, patience).finally(() => {
        connecting = undefined;
      });
      current = await connecting;
    }
    return filesOn(current, settings);
  }

  /**
   * A connection that was kept may have broken while nobody used it, so what finds it gone is asked once more on a
   * new one, unless it must not be done twice.
   */
  return async function call<T>(
    work: (files: Files) => Promise<T>,
    { once = false } = {},
  ): Promise<T> {
    const kept = current !== undefined && !current.isGone;
    const files = await connected();
    try {
      return await work(files);
    } catch (error) {
      if (!(error instanceof Gone) || !kept || once) throw error;
    }
    return work(await connected());
  };
}

export type SftpCall = ReturnType<typeof sftpCalls>;
