export function isThisMachine(host: string): boolean {
  return /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}
