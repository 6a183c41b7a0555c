const secretName = /(KEY|SECRET|PASSWORD|TOKEN)$/;

/** No finding shows one; this is for what foreign programs and servers put into their messages. */
export function withoutSecrets(text: string, raw: Record<string, string | undefined>): string {
  let shown = text;
  for (const [name, value] of Object.entries(raw)) {
    if (value && value.length > 3 && secretName.test(name)) {
      shown = shown.replaceAll(value, '[hidden]');
    }
  }
  return shown;
}
