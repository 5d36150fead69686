/** Is a value written as the pattern says? */
export const matches = (pattern: string | RegExp) => {
  const expression = new RegExp(pattern)
  return (value: string) => expression.test(value)
}
