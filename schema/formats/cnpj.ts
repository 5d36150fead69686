function cnpjDigit(characters: string): number {
  let sum = 0
  let weight = 2
  for (const character of characters.split('').toReversed()) {
    sum += (character.charCodeAt(0) - 48) * weight
    weight = weight === 9 ? 2 : weight + 1
  }
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

/** Are the check digits right? CNPJs are alphanumeric since July 2026: a character counts as its ASCII code less 48. */
function cnpjDigitsFit(bare: string): boolean {
  const base = bare.slice(0, 12)
  const first = cnpjDigit(base)
  return (
    bare === `${base}${first}${cnpjDigit(`${base}${first}`)}` && !/^(.)\1*$/.test(bare)
  )
}

export function repairCnpj(value: string): string | undefined {
  const bare = value
    .replace(/^\W*cnpj\b/i, '')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(bare) || !cnpjDigitsFit(bare)) return undefined
  return bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}
