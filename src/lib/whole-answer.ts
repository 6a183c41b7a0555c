/**
 * A fetch for the client, which takes a good answer that broke off for an empty one. A page that is left
 * in the middle of a refresh would write an empty session over the one it has.
 */
export async function fetchWhole(
  address: string | URL | Request,
  options?: RequestInit,
): Promise<Response> {
  const answer = await fetch(address, options);
  // A refusal says enough with its status, and 204 has no more to say.
  if (answer.ok && answer.status !== 204) await answer.clone().json();
  return answer;
}
