const affirmed = /^(?:true|yes|sim|verdadeiro|1)$/i
const denied = /^(?:false|no|n[ãa]o|falso|0)$/i

/** What a word or a number says where true or false is asked for. */
export function readBoolean(word: string): 'true' | 'false' | undefined {
  const said = word.trim().normalize('NFC')
  if (affirmed.test(said)) return 'true'
  return denied.test(said) ? 'false' : undefined
}
