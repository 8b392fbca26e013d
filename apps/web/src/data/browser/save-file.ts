/** Hands a file to the browser to keep under `name`. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address some time after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
