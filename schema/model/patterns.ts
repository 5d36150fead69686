/**
 * Regular expressions for strings, for the schema and the check. Those for numbers and addresses accept what people
 * type; formats/formats.ts checks the digits and returns the stored form.
 */

/** Landlines have eight digits and start with 2 to 5; mobile numbers have nine and start with 9. Area codes: no 0. */
const localPhone = String.raw`\+55 [1-9][1-9] ([2-5][0-9]{3}|9[0-9]{4})-[0-9]{4}`
/** Numbers without an area code, the same everywhere in Brazil: 0800 555 0100, 4004-0100. */
const nationalPhone = String.raw`0[38]00 [0-9]{2,3} [0-9]{4}|([34]00[0-9]|4020)-[0-9]{4}`

/** Ids of the page's elements, besides headings. Sections cannot have them, because links go to the first element. */
export const reservedIds = [
  'top',
  'content',
  'root',
  'announcer',
  'boot-data',
  'differences',
  'notice-data',
]

export const patterns = {
  cep: String.raw`^\s*([Cc][Ee][Pp]\W*)?[0-9]{2}\.?[0-9]{3}[\s-]*[0-9]{3}\s*$`,
  cnpj: String.raw`^\s*([Cc][Nn][Pp][Jj]\W*([Nn]\W+)?)?([0-9A-Za-z][\s./-]*){12}([0-9][\s./-]*){2}$`,
  color: '^#[0-9a-fA-F]{6}$',
  day: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  /** The email inserts a value by its field's id. The id toString would replace the method, which EmailJS calls. */
  fieldId: '^(?!(name|contact|message|time|captchaToken|toString)$)[a-z][a-zA-Z0-9]*$',
  id: '^[a-z][a-z0-9-]*$',
  localPhone: `^${localPhone}$`,
  nationalPhone: `^(${nationalPhone})$`,
  phone: String.raw`^(\s*[Tt][Ee][Ll]([Ee][Ff][Oo][Nn][Ee])?\W*|[+(\s]*)[0-9][0-9\s()./-]*$`,
  /** An address as people type it: "www.example.com/a", "http://example.com". */
  typedAddress: String.raw`^\s*([Hh]ttps?://)?([\p{L}\p{N}-]+\.)+\p{L}{2,}(:[0-9]+)?(/\S*)?\s*$`,
  sectionId: `^(?!(${reservedIds.join('|')})$)(?!.*-title$)[a-z][a-z0-9-]*$`,
  /** A site key in hCaptcha's format. */
  siteKey: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  /** The id of a text: "hero.title", "prices.2.title". */
  textId: '^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)*$',
}

/** A function that tests whether a string matches the pattern. */
export const matcherOf = (pattern: string | RegExp) => {
  // The generated validator compiles patterns with this flag, too.
  const expression = new RegExp(pattern, 'u')
  return (value: string) => expression.test(value)
}
