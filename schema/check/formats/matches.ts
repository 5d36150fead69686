/** Does a value have the form that a pattern gives? */
export const matches = (pattern: string | RegExp) => {
  const form = new RegExp(pattern)
  return (value: string) => form.test(value)
}
