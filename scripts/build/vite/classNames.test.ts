import { expect, test } from 'vitest'

import { shortClassNames, shortNames, withShortNames } from './classNames.ts'

test('each class has a short name, and a class without rules keeps the name 0', () => {
  const html = '<p class="MuiBox-root c-0"><b class="c-abc c-def">x</b></p>'
  const names = shortNames(['abc', 'def'])
  const shortHtml = '<p class="c-0"><b class="c-1 c-2">x</b></p>'
  expect(withShortNames(html, names)).toBe(shortHtml)
})

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
