const keptMilliseconds = 60_000;

/** Hands the person a file. */
export function download({ name, file }: { name: string; file: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers that ask where to put it go on reading for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMilliseconds);
}
