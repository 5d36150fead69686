export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** Opens WhatsApp with a first message that the visitor can send or change. Its spaces are plain, as if typed: the page's own hold lines together. */
export function whatsappLink(number: string, message: string): string {
  const typed = message.replaceAll('\u00a0', ' ')
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(typed)}`
}
