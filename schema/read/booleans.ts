const affirmed = /^(?:true|yes|sim|verdadeiro|1)$/i
const denied = /^(?:false|no|n[ãa]o|falso|0)$/i

/** The boolean that people mean by a word or digit: yes, sim, 1. */
export function readBoolean(word: string): 'true' | 'false' | undefined {
  const said = word.trim().normalize('NFC')
  if (affirmed.test(said)) return 'true'
  return denied.test(said) ? 'false' : undefined
}
