import { expect, test } from 'vitest'

import { shortClassNames } from './classNames.ts'

test('the application has the short class names, and none of MUI’s', () => {
  const plugin = shortClassNames({ abc: '1' })
  const call = (hook: 'resolveId' | 'load', ...values: unknown[]): unknown =>
    Reflect.apply(plugin[hook] as () => unknown, {}, values)
  const namesModule = call('resolveId', '@emotion/hash', '/a.js')
  expect(call('load', namesModule)).toBe(`import hash from '@emotion/hash'
const names = {"abc":"1"}
export default (rules) => names[hash(rules)] ?? hash(rules)`)
  const muiModule = call('resolveId', '@mui/utils/generateUtilityClass')
  expect(call('load', muiModule)).toBe("export default () => ''")
  const ignored = [call('resolveId', '@emotion/hash', namesModule), call('load', 'react')]
  expect(ignored).toEqual([undefined, undefined])
})
