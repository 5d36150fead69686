/** Today as 2026-12-24, in Brazil's time zone. */
export function today(now = new Date()): string {
  // Swedish dates have the form of ISO 8601: 2026-12-24.
  return now.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}
