/** Text that is put into markup without a renderer. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON for a script element, which ends at the first end tag, wherever it stands; JSON reads the escape as the same character. */
export const jsonForScript = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
