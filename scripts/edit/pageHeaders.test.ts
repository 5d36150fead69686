import { expect, test } from 'vitest'

import { githubHeaders, githubPolicy, pageHeaders } from './pageHeaders.ts'

test('the editor loads nothing from elsewhere; the static page reaches GitHub and the site', () => {
  expect(pageHeaders).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'self'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    }
  `)
  const onlyGithub = githubPolicy('')
  expect(onlyGithub).toContain("connect-src 'self' https://api.github.com; frame-src")
  expect(onlyGithub).toContain("; manifest-src 'self'")
  expect(githubHeaders('https://serrazul.example')).toEqual({
    ...pageHeaders,
    'Content-Security-Policy': `${onlyGithub}; frame-ancestors 'self'`.replace(
      'github.com',
      '$& https://serrazul.example',
    ),
  })
})
