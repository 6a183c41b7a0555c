import { existsSync } from 'node:fs';

/** Where Ollama, LM Studio and llama.cpp listen unless somebody told them otherwise. */
const usualPorts = [11434, 1234, 8080];

/** Docker and Podman each leave a mark in what they run. */
function isContainer(): boolean {
  return existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}

/** In a container a model usually runs beside it, on the host. */
export function usualAddresses(inContainer = isContainer()): string[] {
  const hosts = ['127.0.0.1', ...(inContainer ? ['host.docker.internal'] : [])];
  return hosts.flatMap((host) => usualPorts.map((port) => `http://${host}:${port}`));
}
