export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** Opens WhatsApp with a first message that the visitor can send or change. */
export function chat(number: string, message: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
