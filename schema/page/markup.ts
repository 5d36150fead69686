/** Escapes text that is written into markup without a renderer. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON for a script element. The escape prevents a text such as "</script>" from ending it. */
export const jsonForScript = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
